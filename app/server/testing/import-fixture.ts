import { many, maybeOne } from '#platform/server/database/rows.ts'
import { csvForm } from './csv-form.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export type Who = Parameters<TestPlatform['call']>[0]

type Sending = {
  step?: string
  mapping?: object
  cells?: readonly unknown[]
  who?: Who
  accept?: string
  query?: string
}

export const csv = (...rows: string[]) => ['hall,group,number,sector,firm,day', ...rows].join('\n')
export const market = csv(
  'Quai (étage 1),A,1,Fromages,Ferme des Aulnes,both',
  'Quai (étage 1),A,2,Miel,"Rucher ""Le Clos"", et fils",both',
  'Quai (étage 2),A,1,Fromages,Laiterie Verte,saturday',
  'N,N1,3,Jeux,=HYPERLINK("http://x"),both',
)

/** The second fair of the small fixture, into which lists of exhibitors are imported. */
export async function importFixture() {
  const platform = await testPlatform()
  const fair = platform.seeded.fairs.fair2
  const send = (
    file: string | Buffer,
    { step = '', mapping, cells, who = 'superAdmin', accept = '*/*', query = '' }: Sending = {},
  ) => {
    const { headers, payload } = csvForm(file, mapping, cells)
    return platform.call(who, {
      method: 'POST',
      url: `/api/fairs/${fair}/import${step}${query}`,
      headers: { accept, ...headers },
      payload,
    })
  }
  const all = async () => {
    return many<{
      firm: string
      place: string
      sector: string | null
      validated: number
      visible: boolean
    }>(platform.services.database.kysely)`
      select f.name as firm, stand_label(st.label, h.letter, st.number) as place, st.is_visible as visible,
        ff.is_validated as validated,
        (select b.translations #>> '{fr,name}' from firm_business_sector s
          join business_sector b on b.id = s.business_sector_id where s.firm_id = f.id order by s.rank
          limit 1) as sector
      from stand st join firm f on f.id = st.firm_id join fair_hall h on h.id = st.fair_hall_id
        join fair_firm ff on ff.firm_id = f.id and ff.fair_id = st.fair_id
      where st.fair_id = ${fair} and f.name <> 'Firm Z' order by h.letter, st.number`
  }
  const counts = async () => {
    return maybeOne(platform.services.database.kysely)`
      select (select count(*)::int from stand) as stands, (select count(*)::int from firm) as firms,
        (select count(*)::int from fair_hall) as halls,
        (select count(*)::int from business_sector) as sectors,
          (select coalesce(sum(version), 0)::int from firm) as firm_versions,
          (select coalesce(sum(version), 0)::int from stand) as versions`
  }
  return { platform, fair, send, all, counts }
}
