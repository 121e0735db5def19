// Every text and every piece of a table that is seen now: where it is, and for a text its colour. What lies below a
// text is looked up in a picture without texts, and what a piece stands out from in a picture without pieces.
() => {
    const TEXTS = "title, option, style, .unseen, [inert], [data-fit~=covered]";
    const table = document.querySelector(".table") ?? document.body;
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(TEXTS) && getComputedStyle(one).clipPath !== "inset(50%)";
    const called = (one) => [one.tagName.toLowerCase(), ...[...one.classList].filter((part) => !part.startsWith("svelte-"))].join(".");
    const name = (one) => `${called(one.parentElement)} > ${called(one)}`;
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

    /** Any colour as red, green, blue and how much of it there is. */
    function parts(colour) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
    }
    function opacity(one) {
        let left = 1;
        for (let at = one; at; at = at.parentElement) left *= Number(getComputedStyle(at).opacity) * Number(/opacity\(([\d.]+)\)/.exec(getComputedStyle(at).filter)?.[1] ?? 1);
        return left;
    }
    /** The part of a box that no frame around it has cut. */
    function seen(box, one) {
        let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
            const style = getComputedStyle(at);
            if ((style.overflowX === "visible" && style.overflowY === "visible") || (at instanceof SVGElement && !(at instanceof SVGSVGElement))) continue;
            const frame = at.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return right - left >= 2 && bottom - top >= 2 ? [left, top, right, bottom] : null;
    }
    const area = ([left, top, right, bottom]) => (right - left) * (bottom - top);
    /** Whether a sheet that lies over the table has it below. */
    function isBelow(box, one) {
        const sheets = [...document.querySelectorAll("dialog[open], :popover-open, [data-fit~=sheet]")].filter((sheet) => sheet.checkVisibility() && !sheet.contains(one));
        return sheets.some((sheet) => {
            const frame = sheet.getBoundingClientRect();
            return frame.left < box[2] && frame.right > box[0] && frame.top < box[3] && frame.bottom > box[1];
        });
    }

    const texts = [];
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        const isMark = !/[\p{L}\p{N}]/u.test(node.data) && one.closest("[data-fit~=piece]"); // measured as a piece
        if (!node.data.trim() || isMark || !isShown(one)) continue;
        range.selectNodeContents(node);
        const box = [...range.getClientRects()].map((rect) => seen(rect, one)).find(Boolean);
        const isLeft = one.closest("[data-fit~=reads]") && box && box[3] - box[1] < 0.5 * range.getBoundingClientRect().height; // it is scrolled to first
        if (!box || isLeft || isBelow(box, one)) continue;
        const style = getComputedStyle(one);
        const isDrawn = one instanceof SVGElement;
        const isHaloed = isDrawn && style.paintOrder.startsWith("stroke") && style.stroke !== "none";
        texts.push({
            name: `${name(one)} "${node.data.trim().replace(/\s+/g, " ").slice(0, 30)}"`,
            box,
            ink: parts(isDrawn ? style.fill : style.color),
            halo: isHaloed ? parts(style.stroke) : null,
            opacity: opacity(one),
            size: parseFloat(style.fontSize) * (isDrawn ? Math.abs(one.getScreenCTM()?.a ?? 1) : 1),
            weight: Number(style.fontWeight),
            isOff: one.closest(":disabled, [aria-disabled=true]") !== null,
        });
    }
    const pieces = [];
    for (const one of table.querySelectorAll("[data-fit~=piece]")) {
        if (!isShown(one)) continue;
        const whole = one.getBoundingClientRect();
        const box = seen(whole, one.parentElement);
        if (!box || (one.closest("[data-fit~=pan]") && area(box) < 0.5 * whole.width * whole.height)) continue; // it is brought nearer first
        if (!isBelow(box, one)) pieces.push({ name: name(one), box, isOff: one.closest(":disabled, [aria-disabled=true]") !== null });
    }
    return { texts, pieces };
}
