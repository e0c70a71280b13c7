import type { Channel, ChannelName, Delivery, Sent } from '../../src/notifications/deliveries/channel.js';

/** Keeps what it is to send, and answers as a test says. */
export class RecordedChannel implements Channel {
  readonly atOnce = 256;
  readonly sent: Delivery[] = [];
  answer: (delivery: Delivery) => Sent | Promise<Sent> = () => ({ outcome: 'delivered' });

  constructor(readonly name: ChannelName = 'webhook') {}

  async send(delivery: Delivery): Promise<Sent> {
    this.sent.push(delivery);
    return this.answer(delivery);
  }

  types(): string[] {
    return this.sent.map(({ type, seat }) => (seat === null ? type : `${type} ${seat}`));
  }
}
