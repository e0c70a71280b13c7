import type { AppendPart } from '../../events/append.js';

/** Written with the entry that keeps a seat for somebody whose address is known. The code lies in the box of secrets. */
export const INVITATIONS_MAILED: AppendPart = {
  name: 'invitations_mailed',
  columns:
    'game_id uuid, entry int, code_hash text, code text, seat text, email text, created_at timestamptz',
  statement: `INSERT INTO deliveries (topic, id, entry, type, seat, channel, target, data, due_at, created_at)
    SELECT game_id, 'msg_' || left(code_hash, 32), entry, 'invitation', NULL, 'mail', left(code_hash, 32)::uuid,
      json_build_object('address', email, 'seat', seat, 'code', code), created_at, created_at
    FROM rows WHERE email IS NOT NULL`,
};
