// Reads the JSON schema of a game's options into fields of a form.

import type { Options } from "./types";

export interface Field {
  name: string;
  kind: "choice" | "boolean" | "number" | "sheet" | "text";
  choices: string[];
  fallback: unknown;
  least?: number;
  most?: number;
  longest?: number; // characters of a text
}

interface Property {
  type?: string;
  enum?: unknown[];
  examples?: unknown[];
  contentMediaType?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Property>;
}

export function fieldsOf(schema: Record<string, unknown>): Field[] {
  const whole = schema as Schema;
  const named = whole.$ref ? whole.$defs?.[whole.$ref.split("/").at(-1)!] : whole;
  return Object.entries(named?.properties ?? {}).map(([name, property]) => field(name, property));
}

/** The chosen options as a slow clock wants them, or as they were without it; `slow` is what the game wants then. */
export function paced(chosen: Options, slow: Options, isSlow: boolean): Options {
  if (isSlow) return { ...chosen, ...slow };
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => !(name in slow) || slow[name] !== value));
}

function field(name: string, property: Property): Field {
  const limits = {
    ...(property.minimum === undefined ? {} : { least: property.minimum }),
    ...(property.maximum === undefined ? {} : { most: property.maximum }),
    ...(property.maxLength === undefined ? {} : { longest: property.maxLength }),
  };
  const choices = (property.enum ?? property.examples ?? []).map(String);
  return { name, kind: kindOf(property), choices, fallback: property.default ?? "", ...limits };
}

function kindOf(property: Property): Field["kind"] {
  if (property.enum) return "choice";
  if (property.contentMediaType) return "sheet";
  if (property.type === "boolean") return "boolean";
  return property.type === "integer" || property.type === "number" ? "number" : "text";
}
