import type { PresentationType } from '#domain/conferences/contract/presentation.ts'
import { type Names, six } from '../../reference/words.ts'

type Presentation = {
  firm: string
  type: PresentationType
  /** Of what is seen elsewhere. */
  url?: string
  at: readonly [day: number, hour: number, minute: number]
  minutes: number
  titles: Names
}

/** What exhibitors show on their stands. */
export const demoPresentations: readonly Presentation[] = [
  {
    firm: 'Chantiers de Trentemoult',
    type: 'built_in',
    at: [0, 13, 30],
    minutes: 30,
    titles: six(
      'Souder sous l’eau, en deux passes | Welding under water, in two passes | Onder water lassen, in twee gangen | Unter Wasser schweißen, in zwei Lagen | Soldar bajo el agua, en dos pasadas | Saldare sott’acqua, in due passate',
    ),
  },
  {
    firm: 'Ardoiselle',
    type: 'debate',
    at: [0, 15, 30],
    minutes: 40,
    titles: six(
      'Un toit posé en trois jours | A roof laid in three days | Een dak in drie dagen | Ein Dach in drei Tagen | Un tejado en tres días | Un tetto in tre giorni',
    ),
  },
  {
    firm: 'Vélos Brindille',
    type: 'livestream',
    url: 'https://vimeo.com/76979871',
    at: [1, 9, 30],
    minutes: 20,
    titles: six(
      'Démonter un vélo avec deux clés | Taking a bicycle apart with two spanners | Een fiets uiteen met twee sleutels | Ein Rad mit zwei Schlüsseln zerlegen | Desmontar una bici con dos llaves | Smontare una bici con due chiavi',
    ),
  },
  {
    firm: 'Maraîchers du Val',
    type: 'webinar',
    url: 'https://visio.maraichers-du-val.example/cantines',
    at: [1, 10, 30],
    minutes: 45,
    titles: six(
      'Livrer trois cents cantines | Supplying three hundred canteens | Driehonderd kantines bevoorraden | Dreihundert Kantinen beliefern | Abastecer trescientos comedores | Rifornire trecento mense',
    ),
  },
]
