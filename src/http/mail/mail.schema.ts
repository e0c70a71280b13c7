import { Type } from '@sinclair/typebox';
import { MAIL_MODES } from '../../notifications/mail/mail-settings.js';
import { component } from '../contract/schema.js';

const Mode = (description: string) =>
  Type.Unsafe<(typeof MAIL_MODES)[number]>({ type: 'string', enum: [...MAIL_MODES], description });
const Time = (description: string) => Type.String({ description });
const Nullable = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const MailSettingsSchema = component(
  'MailSettings',
  Type.Object(
    {
      address: Type.String({ format: 'email', description: 'Where mails go.' }),
      confirmed: Type.Boolean({
        description: 'Whether its owner has confirmed it. If not, nothing is sent.',
      }),
      mode: Mode('When mails come.'),
      digestAt: Time('With digest: when it is sent.'),
      quietFrom: Nullable(Time('From when on nothing is sent; null: mail comes at all times.')),
      quietTo: Nullable(Time('Until when.')),
      zone: Type.String({ description: 'The time zone of these times and of deadlines (IANA).' }),
      language: Type.String({ description: 'Wanted language of mails.' }),
      games: Type.Array(
        Type.Object({
          game: Type.String({ format: 'uuid' }),
          mode: Mode('When mails about this game come.'),
        }),
        { description: 'Games with a mode of their own.' },
      ),
    },
    { description: 'Where an account gets mail, and when.' },
  ),
);

export const MAIL_SETTINGS = {
  address: 'mina@example.org',
  confirmed: true,
  mode: 'immediately',
  digestAt: '08:00',
  quietFrom: '22:00',
  quietTo: '07:00',
  zone: 'Europe/London',
  language: 'en',
  games: [],
};
