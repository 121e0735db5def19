// The colours of each room, which overrule the house's: whatever imports them has style.css before them.

import.meta.glob("../../../src/ludotek/games/*/web/room.css", { eager: true });
