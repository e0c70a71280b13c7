import { problemIn } from './problem.js';

/** What `openapi-fetch` gives. */
export interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** What an operation gave. @throws Problem */
export async function told<T>(answer: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data } = await good(answer);
  return data as NonNullable<T>;
}

/** What is known, if it is still so; else the answer. @throws Problem */
export async function fresh<T>(
  answer: Promise<Answer<unknown>>,
  known: { readonly answer: T; readonly etag: string } | undefined,
): Promise<{ readonly answer: T; readonly etag: string }> {
  const given = await answer;
  if (given.response.status === 304 && known !== undefined) return known;
  const { data, response } = await good(Promise.resolve(given));
  return { answer: data as T, etag: response.headers.get('etag') ?? '' };
}

async function good<T>(answer: Promise<Answer<T>>): Promise<Answer<T>> {
  const given = await answer;
  const { error, response } = given;
  if (response.ok) return given;
  throw problemIn(response.status, typeof error === 'string' ? error : JSON.stringify(error));
}
