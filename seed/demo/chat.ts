import { sql } from 'kysely'
import type { Furnishing } from './furnish/furnishing.ts'

/** Who wrote what in the lobby, and how many minutes ago. */
const lobby: readonly (readonly [name: string, minutes: number, text: string])[] = [
  ['organizer', 52, 'Bonjour à toutes et à tous ! Une question sur le salon ? Posez-la ici, nous répondons.'],
  ['visitor', 41, 'Bonjour, les stands qui recrutent des apprentis sont-ils dans un seul hall ?'],
  [
    'moderator',
    39,
    'Bonjour Léa, ils sont répartis dans tous les halls. Dans la liste des exposants, choisissez votre secteur.',
  ],
  ['visitor', 38, 'Merci, j’ai trouvé.'],
  ['press', 24, 'Is there somebody who can show the boatyards in English this afternoon?'],
  ['standcontact', 22, 'Yes, come to our booth: I am there until five.'],
  ['clusteradmin', 9, 'Les entreprises du bassin sont là toute la journée, passez les voir.'],
]

/** A lobby in which people have begun to talk. */
export async function addChat(fair: number, { db, now }: Furnishing): Promise<void> {
  await sql`insert into chat_room (fair_id) values (${fair})`.execute(db)
  for (const [name, minutes, text] of lobby)
    await sql`
      insert into chat_message (room_id, uuid, author_id, text, update_id, created_at)
      select r.id, gen_random_uuid(), u.id, ${text}, 'urn:uuid:' || gen_random_uuid(),
        ${now}::timestamptz - make_interval(mins => ${minutes})
      from chat_room r, app_user u where r.fair_id = ${fair} and u.email = ${`${name}@demo.test`}`.execute(db)
  // It is over: one that is said now stands on every page until it is put away.
  await sql`insert into chat_announcement (fair_id, author_id, text, created_at, ended_at)
    select ${fair}, id, 'Bienvenue ! Chaque stand a aussi sa propre discussion : son équipe vous y répond.',
      ${now}::timestamptz - interval '55 minutes', ${now}::timestamptz - interval '25 minutes'
    from app_user where email = 'organizer@demo.test'`.execute(db)
}
