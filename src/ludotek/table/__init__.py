"""The table: a server where people and bots sit down together, and what it keeps.

Its rooms, each of which may know those before it:

    world, protocol, fairness   time, luck and disk; what is said on the wire; what is drawn
    storage                     what is kept: rows, the store, SQLite and PostgreSQL
    people                      accounts, cookies, tokens, limits
    tables                      what a table is: seats, clocks, races, offers, salts, views
    thinking                    bots, reviews, replays, looks ahead, in processes of their own
    audit                       checking the luck of a finished record
    house                       the tables that one process holds
    live                        WebSocket lines
    http                        the HTTP API and the pages of the client
    server                      uvicorn, workers, `ludotek serve`
"""
