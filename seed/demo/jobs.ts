import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Furnishing } from './furnish/furnishing.ts'

type Words = { title: string; description: string }
type DemoJob = {
  /** Its place in the list of contracts. */
  contract: number
  /** Days from the opening of the demo until the last to apply. */
  days: number
  /** A year, in cents; none: not said. */
  salary: readonly [number, number] | null
  remote: 'none' | 'partly' | 'fully'
  city: string
  postalCode: string
  words: Readonly<Record<'fr' | 'en' | 'nl' | 'de' | 'es' | 'it', Words>>
}

const said = (title: string, text: string): Words => ({ title, description: `<p>${text}</p>` })

/** What the firms of the demo offer: each of the first ones one, then from the beginning. */
const demoJobs: readonly DemoJob[] = [
  {
    contract: 0,
    days: 28,
    salary: [3_600_000, 4_400_000],
    remote: 'partly',
    city: 'Nantes',
    postalCode: '44000',
    words: {
      fr: said(
        'Cheffe ou chef de projet',
        'Vous suivez trois chantiers de la commande à la réception, avec une équipe de huit personnes.',
      ),
      en: said(
        'Project manager',
        'You lead three building sites from order to handover, with a team of eight.',
      ),
      nl: said(
        'Projectleider',
        'U leidt drie projecten van opdracht tot oplevering, met een team van acht mensen.',
      ),
      de: said(
        'Projektleitung (m/w/d)',
        'Sie betreuen drei Baustellen vom Auftrag bis zur Abnahme, mit einem Team von acht Personen.',
      ),
      es: said(
        'Responsable de proyecto',
        'Dirigirá tres obras desde el pedido hasta la entrega, con un equipo de ocho personas.',
      ),
      it: said(
        'Responsabile di progetto',
        'Seguirà tre cantieri dall’ordine alla consegna, con una squadra di otto persone.',
      ),
    },
  },
  {
    contract: 1,
    days: 5,
    salary: [2_400_000, 2_900_000],
    remote: 'none',
    city: 'Angers',
    postalCode: '49000',
    words: {
      fr: said(
        'Technicienne ou technicien de maintenance',
        'Vous entretenez nos machines et formez celles et ceux qui les conduisent. Travail de jour.',
      ),
      en: said(
        'Maintenance technician',
        'You look after our machines and train those who run them. Day shifts.',
      ),
      nl: said(
        'Onderhoudsmonteur',
        'U onderhoudt onze machines en leidt de mensen op die ermee werken. Dagdienst.',
      ),
      de: said(
        'Instandhaltung, Technik (m/w/d)',
        'Sie warten unsere Maschinen und schulen alle, die sie bedienen. Tagschicht.',
      ),
      es: said(
        'Técnica o técnico de mantenimiento',
        'Cuidará de nuestras máquinas y formará a quienes las manejan. Turno de día.',
      ),
      it: said(
        'Tecnica o tecnico di manutenzione',
        'Si occuperà delle nostre macchine e formerà chi le usa. Turno di giorno.',
      ),
    },
  },
  {
    contract: 0,
    days: 45,
    salary: null,
    remote: 'fully',
    city: 'Rennes',
    postalCode: '35000',
    words: {
      fr: said(
        'Développeuse ou développeur web',
        'Vous construisez les outils de nos clients en TypeScript, à distance, avec deux jours ensemble par mois.',
      ),
      en: said(
        'Web developer',
        'You build our customers’ tools in TypeScript, remotely, with two days together each month.',
      ),
      nl: said(
        'Webontwikkelaar',
        'U bouwt de hulpmiddelen van onze klanten in TypeScript, op afstand, met twee dagen per maand samen.',
      ),
      de: said(
        'Webentwicklung (m/w/d)',
        'Sie entwickeln die Werkzeuge unserer Kunden in TypeScript, von zu Hause, mit zwei gemeinsamen Tagen im Monat.',
      ),
      es: said(
        'Desarrollo web',
        'Creará las herramientas de nuestros clientes en TypeScript, a distancia, con dos días juntos al mes.',
      ),
      it: said(
        'Sviluppo web',
        'Costruirà gli strumenti dei nostri clienti in TypeScript, da remoto, con due giorni insieme al mese.',
      ),
    },
  },
  {
    contract: 3,
    days: 20,
    salary: [1_200_000, 1_500_000],
    remote: 'none',
    city: 'La Rochelle',
    postalCode: '17000',
    words: {
      fr: said(
        'Apprentissage : achats et logistique',
        'Deux ans en alternance. Vous apprenez à commander, à suivre les stocks et à préparer les livraisons.',
      ),
      en: said(
        'Apprenticeship: purchasing and logistics',
        'Two years at work and at school. You learn to order, to follow stock and to prepare deliveries.',
      ),
      nl: said(
        'Leerplek: inkoop en logistiek',
        'Twee jaar werken en leren. U leert bestellen, voorraden volgen en leveringen voorbereiden.',
      ),
      de: said(
        'Ausbildung: Einkauf und Logistik',
        'Zwei Jahre im Betrieb und in der Schule. Sie lernen zu bestellen, Bestände zu führen und Lieferungen vorzubereiten.',
      ),
      es: said(
        'Formación dual: compras y logística',
        'Dos años entre la empresa y la escuela. Aprenderá a pedir, a seguir existencias y a preparar entregas.',
      ),
      it: said(
        'Apprendistato: acquisti e logistica',
        'Due anni tra azienda e scuola. Imparerà a ordinare, a seguire le scorte e a preparare le consegne.',
      ),
    },
  },
]

/** So many firms of the fair offer something. */
const offering = 14

/** Offers of the first firms that the fair has let in. */
export async function addJobs(fair: number, { db, now }: Furnishing): Promise<void> {
  const firms = await many<{ id: number }>(db)`
    select firm_id as id from fair_firm where fair_id = ${fair} and is_validated = 1
    order by firm_id limit ${offering}`
  const contracts = await many<{ id: number }>(db)`
    select id from job_contract_type where fair_id is null order by rank, id`
  const families = await many<{ id: number }>(db)`
    select id from job_family where fair_id is null order by rank, id limit 8`
  for (const [at, firm] of firms.entries()) {
    const job = demoJobs[at % demoJobs.length]
    if (!job) continue
    const { contract, city, postalCode, remote, salary, days, words } = job
    const opened = new Date(now.getTime() - (at % 9) * 86_400_000).toISOString()
    const finalDate = new Date(now.getTime() + (days + at) * 86_400_000).toISOString().slice(0, 10)
    await sql`
      insert into job (fair_id, firm_id, reference, translations, job_family_id, job_contract_type_id, remote,
        address_json, city, postal_code, country_id, salary_min, salary_max, final_date, is_visible,
        opened_at, created_at)
      values (${fair}, ${firm.id}, ${`D-${at + 1}`}, ${JSON.stringify(words)}::jsonb,
        ${families[at % families.length]?.id ?? null}::int,
        ${contracts[contract]?.id ?? null}::int, ${remote},
        ${JSON.stringify({ city, postalCode, country: 'FR' })}, ${city}, ${postalCode},
        (select id from country where iso = 'FR'), ${salary?.[0] ?? null}::int, ${salary?.[1] ?? null}::int,
        ${finalDate}::date, true, ${opened}::timestamptz, ${opened}::timestamptz)`.execute(db)
  }
}
