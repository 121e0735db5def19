"""What each seat is shown of a table: never more than the game's own view, and of sealed choices nothing."""

from __future__ import annotations

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import View
from ludotek.core.outlook import Outlook
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import (
    KINDS,
    NO_DEADLINE,
    OVER,
    RACE,
    SEALED,
    SPECTATOR,
    TURN,
    Milliseconds,
    Position,
    Seat,
)
from ludotek.core.reckoning import Reckoning
from ludotek.core.record import TABLE_REASONS
from ludotek.core.rng import Rng
from ludotek.story.beats import Story
from ludotek.story.digest import Sentence, digest, since_own_turn
from ludotek.story.sayings import sayings_of
from ludotek.table.tables import salt_phase
from ludotek.table.tables.clocks import left
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.known import Known, names_of
from ludotek.table.tables.news import News
from ludotek.table.tables.takebacks import can_take_back
from ludotek.table.tables.viewers import Viewer, Viewers
from ludotek.wire.protocol import (
    Moment,
    OfferOut,
    Person,
    SeatOut,
    TableOut,
    UpdateOut,
    WordsOut,
)

encode = msgspec.json.Encoder().encode
YOUR_MOVE = phrase("table-your-move")
CHOSEN = phrase("table-chosen")
CHOOSING = phrase("table-choosing")
TIME_PASSES = phrase("table-time-passes")
LUCK = Rng(0)  # for imagining; nobody sees what is drawn
IDLE = {
    "over": phrase("table-over"),
    "closed": phrase("table-closed"),
}


def reason_out(game: Game, reason: str | None) -> Phrase | None:
    """How a game ended: by its own rules, or as people end one."""
    if reason is None:
        return None
    return phrase(f"ending-{reason}") if reason in TABLE_REASONS else game.say_ending(reason)


class Views:
    """One table through the eyes of each seat."""

    def __init__(self, table: TableGame, viewers: Viewers) -> None:
        self.table = table
        self.viewers = viewers
        self.names = names_of(table.game)
        self.known: dict[Seat, Known] = {}
        self.known_seats: list[SeatOut] | None = None
        self.are_seats_told = False  # to everybody, as they are
        self.sayings = sayings_of(table.game, table.session.options)

    # What is asked now.

    def seen(self, seat: Seat) -> View:
        """What a seat sees; more, where an end uncovers something."""
        game = self.table.game
        return (game.last_view if self.table.row.status == "over" else game.view)(self.table.session.position, seat)

    def moment(self, seat: Seat, view: View, shown: msgspec.Raw, known: Known) -> Moment:
        """What is asked of a seat that has this view, as much of which as `shown` has it been told."""
        table = self.table
        position = table.session.position
        if table.row.status != "live":
            kind = OVER if table.row.status == "over" else position.kind()
            sentence = salt_phase.sentence(table) if table.row.status == "open" else IDLE[table.row.status]
            return Moment(KINDS[kind], shown, 0, [], [], False, sentence)
        kind_now = position.kind()
        moves = position.moves(seat) if seat >= 0 else []
        awaiting = position.acting()
        if kind_now == SEALED:  # when somebody chose is nobody's business (novem V12)
            others = any(other != seat for other in position.imagine(seat, LUCK).acting())
            awaiting = [seat] if seat in awaiting else []
        else:
            others = any(other != seat for other in awaiting)
        sentence = self._question(view, seat) if moves else self._wait(position, seat, awaiting)
        deadline = self._deadline(seat, kind_now)
        question = position.question(seat) if seat >= 0 else 0
        return Moment(
            KINDS[kind_now],
            shown,
            question,
            self.names.offers(moves, table.game.changes(position, seat, moves), known) if moves else [],
            list(awaiting),
            others,
            sentence,
            deadline,
            table.absolute(table.ledger.since_moment) if kind_now == RACE else None,
            self.names.refused(table.game.refused(position, seat), known) if moves else None,
            table.game.deal(position),
        )

    def outlook(self, view: View) -> Outlook | None:
        """Where everybody stands, by what a seat sees; before the game and after it there is nothing to say."""
        return self.table.game.outlook(view) if self.table.row.status == "live" else None

    def _new_outlook(self, view: View, known: Known) -> Outlook | None:
        """The same, if whoever looks on has not been told of it yet."""
        outlook = self.outlook(view)
        if known.outlook == outlook:
            return None
        known.outlook = outlook
        return outlook

    def _reckoning(self) -> Reckoning | None:
        """How it was won; where people ended it, that they did, and what it had come to."""
        session, game = self.table.session, self.table.game
        if self.table.row.status != "over":
            return None
        reckoning = game.reckoning(session.position, [event for events in session.events for event in events])
        reason = None if session.is_over else reason_out(game, self.table.row.reason)
        return msgspec.structs.replace(reckoning, rule=reason) if reckoning and reason else reckoning

    def _question(self, view: View, seat: Seat) -> Phrase:
        return self.table.game.say_question(view, seat) or YOUR_MOVE

    def _wait(self, position: Position, seat: Seat, awaiting: list[Seat]) -> Phrase:
        if position.kind() == SEALED:
            return CHOOSING if seat == SPECTATOR else CHOSEN
        if not awaiting:
            return TIME_PASSES
        name = self.table.game.say_seat(awaiting[0], self.table.session.options)
        return phrase("table-waiting-for", seat=name, more=len(awaiting) - 1)

    def _deadline(self, seat: Seat, kind: int) -> Milliseconds | None:
        """When time moves. In a sealed moment others' clocks could tell who has chosen, so one sees one's own."""
        table = self.table
        if table.clock.kind == "none" and table.session.position.deadline() == NO_DEADLINE:
            return None
        limits = table.seat_deadlines()
        if kind == SEALED:
            limits = self._sealed_deadlines(seat, limits)
        rule = table.rule_deadline()
        due = [*limits.values(), *([] if rule is None else [rule])]
        return table.absolute(min(due)) if due else None

    def _sealed_deadlines(self, seat: Seat, limits: dict[Seat, Milliseconds]) -> dict[Seat, Milliseconds]:
        """As if nobody else had chosen yet, for all that this seat knows."""
        table = self.table
        if seat in limits or table.clock.kind == "game":
            return {seat: limits[seat]} if seat in limits else {}
        asked = table.session.position.imagine(seat, LUCK).acting()
        return {
            other: table.ledger.since[other] + 1000 * table.clock.seconds for other in asked if other in table.people()
        }

    # Seats.

    def seats(self, seat: Seat, now: Milliseconds) -> list[SeatOut]:
        """Who sits where. Without a clock that is the same for everybody until somebody comes or goes."""
        if self.table.clock.kind != "none":
            return self._seats(seat, now)
        if self.known_seats is None:
            self.known_seats = self._seats(seat, now)
        return self.known_seats

    def look_again(self) -> None:
        """Somebody has come, gone, moved closer, or changed seats or names."""
        self.known_seats = None
        self.are_seats_told = False

    def note_told(self) -> None:
        """Everybody who looks on has been told who sits where; clocks go on by themselves."""
        self.are_seats_told = self.table.clock.kind == "none"

    def _seats(self, seat: Seat, now: Milliseconds) -> list[SeatOut]:
        table = self.table
        is_sealed = table.row.status == "live" and table.session.position.kind() == SEALED
        return [
            SeatOut(
                row.name,
                "bot"
                if row.kind == "bot"
                else "person"
                if row.player
                else "friend"
                if row.kind == "friend"
                else "anyone",
                row.player,
                table.sitter(number) or None,
                row.level,
                row.kind == "bot" or self.viewers.is_present(number),
                None if is_sealed and number != seat else self._left(number, now),
                self.viewers.latency(number) if self.viewers.is_present(number) else None,
                self.viewers.bot_from(number),
            )
            for number, row in enumerate(table.row.seats)
        ]

    def _left(self, seat: Seat, now: Milliseconds) -> Milliseconds | None:
        table = self.table
        if table.row.seats[seat].kind == "bot":
            return None
        until = table.relative(table.row.ended or now)
        return left(table.clock, table.ledger, seat, until)

    # What has happened.

    def news(self, since: int = 0) -> News:
        """What the moves since one have told."""
        return News(self.table, self.sayings, since)

    def since_own_turn(self, seat: Seat) -> list[Sentence]:
        """For whoever is asked: what matters to it of what happened since its last turn."""
        table, position = self.table, self.table.session.position
        if table.row.status != "live" or position.kind() != TURN or seat not in position.acting():
            return []
        story = Story(table.game, table.session.options, seat, self.sayings)
        return digest(story, story.beats(since_own_turn(table.session, seat, table.progress.plies)))

    def ply(self) -> int:
        """How far the game is, as everybody may know it: a sealed choice is not counted before it is revealed."""
        position = self.table.session.position
        return position.question(0) if position.kind() == SEALED else position.ply

    # Messages.

    def update(self, seat: Seat, news: News, now: Milliseconds) -> UpdateOut:
        is_harmless, view, known = can_take_back(self.table, seat), self.seen(seat), self._known(seat)
        events, story = news.of(seat)
        return UpdateOut(
            self.ply(),
            events,
            story,
            self.moment(seat, view, known.show(view, self.table.session.position), known),
            now,
            is_harmless,
            [] if self.are_seats_told else self.seats(seat, now),
            self.since_own_turn(seat) if seat in news.beginners else [],
            None if self._is_only_sealed(news) else self._new_outlook(view, known),
        )

    def _is_only_sealed(self, news: News) -> bool:
        """Whether all that has happened is a choice that lies facedown: it brings nobody nearer to anything."""
        return not news.told and self.table.row.status == "live" and self.table.session.position.kind() == SEALED

    def _known(self, seat: Seat) -> Known:
        """What a seat was told before: of moves nothing, if somebody who looks on does not remember."""
        known, remember = self.known.get(seat), self.viewers.remember(seat)
        if known is None or not remember:
            outlook = known.outlook if known else None
            known = self.known[seat] = Known(remember)
            known.outlook = outlook
        return known

    def _known_after_all(self, seat: Seat, view: View) -> Known:
        """What a seat knows once one of those who look on from it has been told everything."""
        before, known = self.known.get(seat), Known(self.viewers.remember(seat))
        if before is None or before.view == view or len(self.viewers.by_seat.get(seat, ())) < 2:
            known.keep(view, self.table.session.position)  # else others there have seen something else
        self.known[seat] = known
        return known

    def forget(self) -> None:
        """Those who look on from a seat are others than before."""
        self.known.clear()

    def whole(self, viewer: Viewer, news: News, now: Milliseconds) -> TableOut:
        table, row, seat = self.table, self.table.row, viewer.seat
        view, (history, story) = self.seen(seat), news.of(seat)
        known = self._known_after_all(seat, view)
        is_host = viewer.player is not None and viewer.player_id == row.host
        return TableOut(
            id=row.id,
            game=row.game,
            title=table.game.title,
            options=msgspec.Raw(encode(table.told_options())),
            host=row.host or "",
            private=row.private,
            status=row.status,
            clock=table.clock,
            you=Person(viewer.player_id, viewer.name),
            your_seat=seat,
            seats=self.seats(seat, now),
            spectators=self.viewers.spectators(),
            ply=self.ply(),
            commitment=row.commitment,
            salts={} if row.status == "open" else row.salts,
            round=table.state.luck.round,
            seals=table.state.luck.seals,
            waived=list(table.state.luck.waived),
            late=list(table.state.luck.late),
            words=[WordsOut(row.deal, row.seat, row.text) for row in table.words()],
            chat=list(table.chat),
            history=history,
            story=story,
            offers=self._offers() if seat >= 0 else [],
            can_take_back=can_take_back(table, seat),
            result=row.result,
            reason=reason_out(table.game, row.reason),
            next_table=table.state.next_table,
            now=now,
            moment=self.moment(seat, view, msgspec.Raw(encode(view)), known),
            outlook=self._new_outlook(view, known),
            reckoning=self._reckoning(),
            is_given_up=row.reason in TABLE_REASONS,
            elsewhere=table.state.elsewhere is not None,
            hides=table.game.hides(table.session.options),
            has_worlds=table.game.worlds is not None,
            chronicle=table.state.chronicle,
            has_tale=table.game.tale is not None,
            announcements=list(table.game.announcements_of(seat, table.session.options)) if seat >= 0 else [],
            since=self.since_own_turn(seat),
            muted=list(table.state.muted) if is_host else [],
            quick=self._quick() if is_host else [],
        )

    def _offers(self) -> list[OfferOut]:
        return [OfferOut(offer.what, offer.by) for offer in self.table.state.offers]

    def _quick(self) -> list[int]:
        """How often each person was first in a race sooner than people can react; bots may."""
        return [count if seat in self.table.people() else 0 for seat, count in enumerate(self.table.ledger.quick)]

    def notices(self, seat: Seat, mover: Seat, kind: int, news: News) -> bool:
        """Whether a step is anything to a seat: another's sealed choice is not, until it is revealed."""
        if kind != SEALED or mover < 0 or mover == seat:
            return True
        position = self.table.session.position
        if position.kind() != SEALED or self.table.row.status != "live":
            return True
        is_open = position.question(0) == self.table.progress.plies[news.since]
        return not is_open or bool(news.of(seat)[0])
