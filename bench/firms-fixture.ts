import type pg from 'pg'
import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

/** Firms whose name holds this word: as many in every fixture, so that a search finds as much. */
export const rareWord = 'lumière'
const rare = 20

export type FirmsFixture = { url: string; fair: number; sector: number }

/** A database with one open fair of so many exhibitors: 20 halls, a stand each, one of ten sectors. */
export async function firmsFixture(server: string, name: string, firms: number): Promise<FirmsFixture> {
  const url = await referenceDatabase(server, name)
  return withClient(url, async client => {
    const { rows } = await client
      .query<{ fair: number; sector: number }>(statements(firms))
      .then(results => (results as unknown as pg.QueryResult[]).at(-1) as pg.QueryResult)
    return { url, ...(rows[0] as { fair: number; sector: number }) }
  })
}

const statements = (firms: number) => `
  insert into fair (fair_status_id, homepage, is_public_access, start_date, end_date)
    values (2, 'bench', true, now() - interval '1 day', now() + interval '1 day');
  insert into fair_hall (fair_id, letter, rank, translations)
    select (select min(id) from fair), chr(64 + n), n, '{"fr":{"name":"Hall"}}' from generate_series(1, 20) n;
  insert into firm (name, city, country_id, firm_type_id, translations)
    select
      (array['Atelier','Maison','Forge','Studio','Verger','Comptoir','Fabrique'])[1 + n % 7] || ' '
        || (array['du Nord','des Alpes','de la Loire','Vauban','Garonne'])[1 + n % 5] || ' ' || n
        || case when n % ${Math.floor(firms / rare)} = 0 then ' Lumière' else '' end,
      (array['Lyon','Lille','Nantes','Gand'])[1 + n % 4],
      (select min(id) from country) + n % 5, (select min(id) from firm_type),
      '{"fr":{"slogan":"Ce que nous faisons, nous le faisons bien."}}'
    from generate_series(1, ${firms}) n;
  insert into fair_firm (fair_id, firm_id, is_validated) select (select min(id) from fair), id, 1 from firm;
  insert into firm_business_sector (firm_id, business_sector_id)
    select id, (select min(id) from business_sector) + id % 10 from firm;
  insert into stand (fair_id, firm_id, fair_hall_id, number)
    select (select min(id) from fair), f.id, h.id, 1 + f.id / 20
    from firm f join fair_hall h on h.rank = 1 + f.id % 20;
  analyze;
  select (select min(id) from fair) as fair, (select min(id) from business_sector) as sector;`
