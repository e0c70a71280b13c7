import type { WrongKey } from '../refusals/wrong.js';

/** What is said about one part of a request, after its name and without a full stop. */
export type WrongCatalogue = Readonly<Record<`wrong.${WrongKey}`, string>>;
