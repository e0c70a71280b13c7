/** For hands that lie in the order of the box: when a card came to one tells nobody anything. */
export function inBoxOrder<Kind extends string>(box: readonly { readonly id: Kind }[]) {
  const places = new Map<Kind, number>(box.map(({ id }, place) => [id, place]));
  const placeOf = (card: Kind): number => places.get(card) ?? 0;
  return (hand: readonly Kind[], ...added: readonly Kind[]): readonly Kind[] =>
    [...hand, ...added].sort((one, other) => placeOf(one) - placeOf(other));
}
