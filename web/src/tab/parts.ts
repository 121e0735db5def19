// The interpreter's parts, which lie compressed beside the page: plain file servers do not unpack anything themselves.

export const PARTS = new URL(/* @vite-ignore */ "../python/", import.meta.url).href; // built code lies in a folder of its own

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(`${PARTS}${name}`);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return answer;
}

/** A file as it was before it was packed. */
export async function unpacked(name: string, type: string): Promise<Response> {
  const packed = await fetched(`${name}.gz`);
  return new Response(packed.body!.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** Which parts these are: other ones have another name. */
export const version = async (): Promise<string> => (await fetched("version.txt")).text();

export async function script(name: string): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(await (await unpacked(name, "text/javascript")).blob());
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const BLOCK = 512; // bytes by which an archive is counted
const SIZE = 124; // where a header says how long its file is, in octal digits
const NAME = 100; // the most letters of a name
const LONG = "L"; // a header whose content is the name of the next file
const KIND = 156;

/** The files of a tar archive, as the site's tool packs them. */
export function* files(archive: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const text = (from: number, most: number): string => new TextDecoder().decode(archive.subarray(from, from + most)).split("\0")[0]!;
  let longName = "";
  for (let at = 0; archive[at]; ) {
    const size = parseInt(text(at + SIZE, 12), 8);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (text(at + KIND, 1) === LONG) longName = text(at + BLOCK, size);
    else {
      yield [longName || text(at, NAME), content];
      longName = "";
    }
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}
