declare module "virtual:shelves" {
  /** How the words of each shelf are fetched, by its name (web/shelves.ts). */
  const shelves: Record<string, () => Promise<{ default: string }>>;
  export default shelves;
}
