/** What happens in one entry, event by event: each has happened before the next is decided. */
export class Story<State, Event> {
  readonly events: Event[] = [];

  constructor(
    public state: State,
    private readonly evolve: (state: State, event: Event) => State,
  ) {}

  tell(event: Event): void {
    this.state = this.evolve(this.state, event);
    this.events.push(event);
  }
}
