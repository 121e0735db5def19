### Oath in the lobby, in English: what the browser says before anybody sits at a table.

oath-title = Oath
oath-about = An empire, its sites and its campaigns, for two to six.
