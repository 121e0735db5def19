### What may be promised at the Tribunal of Oath, in English.

oath-move-peace-with = Promise not to campaign against { $seat }
oath-move-ask-peace-with = Ask for their promise not to campaign against { $seat }
oath-move-spare = Promise not to target a site: { $slot }
oath-move-ask-spare = Ask for their promise not to target a site: { $slot }
oath-move-forgo = Promise not to recover { $banner }
oath-move-ask-forgo = Ask for their promise not to recover { $banner }
oath-move-journey = Promise to come to a site: { $slot }
oath-move-ask-journey = Ask for their promise to come to a site: { $slot }
oath-move-enfranchise = Promise to offer Citizenship to { $seat }
oath-move-ask-enfranchise = Ask for their promise to offer Citizenship to { $seat }
oath-move-exclude = Promise not to offer Citizenship to { $seat }
oath-move-ask-exclude = Ask for their promise not to offer Citizenship to { $seat }
oath-move-due-rounds = Due at the end of a round, this one being the first: { $number }
oath-move-due-deed = Due after the next { $deed } of { $seat }
oath-move-forfeit-secrets = Or forfeit { $number } secrets
oath-move-counter = Make an offer of your own instead
oath-deed-search = Search
oath-deed-muster = Muster
oath-deed-trade = Trade
oath-deed-recover = Recover
oath-deed-travel = Travel
oath-deed-campaign = Campaign
