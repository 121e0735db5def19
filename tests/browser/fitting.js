// What of a table does not fit its window, a sentence each. Boards say what matters with `data-fit`:
// `question`, `hand` and `clock` are to be seen whole, a `pan` is a map that may be moved, `pages` can be turned,
// what only `reads` (a log) may scroll by itself, and what lies `covered` is not looked at.
({ moves, hasClock, finger, print }) => {
    const SLACK = 1.5;
    const TARGETS = "button, a[href], select, input, summary, [role=button], [role=tab]";
    const table = document.querySelector(".table") ?? document.body;
    const faults = [];
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen, [inert], [data-fit~=covered]") && getComputedStyle(one).clipPath !== "inset(50%)";
    const name = (one) => {
        const said = (one.getAttribute("aria-label") || one.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
        return `${one.tagName.toLowerCase()}${one.classList.length ? `.${[...one.classList].filter((part) => !part.startsWith("svelte-")).join(".")}` : ""} "${said}"`;
    };

    /** What is left of a box after the window and every frame around it have cut it. */
    function seen(box, around) {
        let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let one = around; one && one !== document.documentElement; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) continue;
            const frame = one.getBoundingClientRect();
            left = Math.max(left, frame.left);
            top = Math.max(top, frame.top);
            right = Math.min(right, frame.right);
            bottom = Math.min(bottom, frame.bottom);
        }
        return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    }
    function isWhole(box, around) {
        const rest = seen(box, around);
        return rest.width >= box.width - SLACK && rest.height >= box.height - SLACK;
    }
    const isKin = (one, other) => one === other || one.contains(other) || other.contains(one);
    const isLabelOf = (hit, one) => hit.closest("label")?.contains(one) ?? false;

    /** What lies over the middle of a box, or that far along it, if it is neither the thing itself nor a part of it. */
    function over(box, one, along = 0.5) {
        const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height / 2);
        if (!hit || isKin(hit, one) || isLabelOf(hit, one)) return null;
        if (hit.closest("[data-fit~=sheet]") && !one.closest("[data-move]")) return null;
        return one instanceof SVGElement && hit.parentElement === one.parentElement ? null : hit;
    }
    function isReached(one) {
        if (!isShown(one)) return false;
        const box = one.getBoundingClientRect();
        return isWhole(box, one.parentElement) && !over(box, one);
    }

    // The page stands still.
    const page = document.scrollingElement;
    for (const one of [page, document.querySelector("main")]) {
        if (!one) continue;
        const [right, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (right > SLACK || down > SLACK) faults.push(`${one.tagName.toLowerCase()} scrolls by ${Math.round(right)} x ${Math.round(down)}`);
    }

    // What is asked, what one holds, and how long is left.
    for (const part of ["question", "hand", "clock"]) {
        const found = [...table.querySelectorAll(`[data-fit~=${part}]`)].filter((one) => one.checkVisibility());
        if (!found.length && (part !== "clock" || hasClock)) faults.push(`the ${part} is nowhere`);
        for (const one of found) if (!isWhole(one.getBoundingClientRect(), one.parentElement)) faults.push(`the ${part} is not all in the window: ${name(one)}`);
    }

    // Every move, here or behind something that is here.
    const hidden = [];
    for (const move of moves) {
        const places = [...document.querySelectorAll(`[data-move="${move}"], [data-leads~="${move}"]`)];
        if (places.some(isReached)) continue;
        const one = places.find((place) => place.matches("[data-move]")) ?? places[0];
        const [pan, group, pages] = [one?.closest("[data-fit~=pan]"), one?.closest("details:not([open])"), one?.closest("[data-fit~=pages]")];
        if (!one) faults.push(`move ${move} is nowhere`);
        else if (group && isReached(group.querySelector("summary"))) hidden.push({ move, group: [...document.querySelectorAll("details")].indexOf(group) });
        else if (pages && isWhole(pages.getBoundingClientRect(), pages.parentElement)) hidden.push({ move, group: -1 });
        else if (!pan || !isWhole(pan.getBoundingClientRect(), pan.parentElement)) {
            const box = one.getBoundingClientRect();
            const cover = over(box, one);
            faults.push(`move ${move} cannot be reached: ${name(one)} at ${Math.round(box.left)},${Math.round(box.top)}${cover ? ` under ${name(cover)}` : ""}`);
        }
    }

    // Targets: whole, uncovered, apart from each other, and as large as a fingertip.
    const targets = [];
    for (const one of table.querySelectorAll(TARGETS)) {
        if (!isShown(one) || one.closest("p, article, [data-fit~=reads]")) continue;
        const box = (one.type === "checkbox" ? one.closest("label") : one).getBoundingClientRect();
        const rest = seen(box, one.parentElement);
        const mayMove = one.closest("[data-fit~=pan], [data-fit~=pages]");
        if (finger && (box.width < finger - SLACK || box.height < finger - SLACK)) faults.push(`${name(one)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
        if (!isWhole(box, one.parentElement)) {
            if (!mayMove) faults.push(`${name(one)} is cut to ${Math.round(rest.width)} x ${Math.round(rest.height)} of ${Math.round(box.width)} x ${Math.round(box.height)}`);
        } else if (over(box, one)) faults.push(`${name(one)} lies under ${name(over(box, one))}`);
        if (rest.width && rest.height) targets.push({ one, rest });
    }
    const sheetOf = (one) => one.closest("[data-fit~=sheet], dialog");
    targets.forEach(({ one, rest }, index) => {
        for (const { one: other, rest: its } of targets.slice(index + 1)) {
            const [across, down] = [Math.min(rest.right, its.right) - Math.max(rest.left, its.left), Math.min(rest.bottom, its.bottom) - Math.max(rest.top, its.top)];
            if (across > 2 * SLACK && down > 2 * SLACK && !isKin(one, other) && sheetOf(one) === sheetOf(other)) faults.push(`${name(one)} overlaps ${name(other)} by ${Math.round(across)} x ${Math.round(down)}`);
        }
    });

    // Text: large enough, whole, its words too, and under nothing.
    /** A word of which a part stands in another line; nothing where there is none. */
    function brokenWord(node) {
        range.selectNodeContents(node);
        if (node.parentElement instanceof SVGElement || range.getClientRects().length < 2) return null;
        const boxOf = (at) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return [...range.getClientRects()].at(-1) ?? new DOMRect(); // the first may be a hyphen's
        };
        const isApart = (one, other) => Math.abs(one.bottom - other.bottom) > one.height / 2; // cards that are dealt lie aslant
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}'’ʼ]+/gu)) if (isApart(boxOf(index), boxOf(index + word.length - 1))) return word;
        return null;
    }
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const said = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || !isShown(one) || one.closest("title, option, style")) continue;
        const style = getComputedStyle(one);
        const scale = one instanceof SVGElement ? Math.abs(one.getScreenCTM()?.a ?? 1) : 1;
        const size = parseFloat(style.fontSize) * scale;
        const note = (fault) => said.has(fault) || (said.add(fault), faults.push(fault));
        if (size < print - 0.05) note(`${name(one)} is written in ${size.toFixed(1)} px`);
        const word = brokenWord(node);
        if (word) note(`${name(one)} breaks inside the word ${word}`);
        if (one.closest("[data-fit~=reads], [data-fit~=pan], [data-fit~=pages]")) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            const frame = one.closest(TARGETS)?.getBoundingClientRect();
            if (frame && (box.left < frame.left - SLACK || box.right > frame.right + SLACK || box.bottom > frame.bottom + 2 * SLACK)) note(`the text of ${name(one)} sticks out`);
            if (!isWhole({ ...box.toJSON(), height: Math.max(1, box.height - 4), top: box.top + 2, bottom: box.bottom - 2 }, one)) note(`the text of ${name(one)} is cut`);
            else if (style.pointerEvents !== "none") for (const along of [0.1, 0.5, 0.9]) if (over(box, one, along)) note(`the text of ${name(one)} lies under ${name(over(box, one, along))}`);
        }
    }
    return { faults, hidden };
}
