### What campaigns with cards of the archive ask, in English.

oath-ask-reroll = Roll all these dice again?
oath-ask-fall = How many warbands of your force die at { $site }? Still to die: { $number }.
oath-ask-card-sneak-attack = { $what }: campaign against { $seat } for nothing?
oath-ask-card-relic-hunter =
    { $number ->
        [0] { $what }: which facedown relics become targets too, against { $seat }?
       *[other] { $what }: which relics from the campaign against { $seat } go under the relic deck?
    }
oath-ask-card-wild-mounts = { $what }: discard a Beast card, so that Nomad plans stay: { $number }?
