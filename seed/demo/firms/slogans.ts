import type { DemoFirm } from './firm.ts'

const languages = ['nl', 'de', 'es', 'it'] as const

/** Slogans in French, and in the languages in which a firm says nothing else. */
const table = `
Le capteur qui prévient le soignant | De sensor die de verzorger waarschuwt | Der Sensor, der die Pflege ruft | El sensor que avisa al cuidador | Il sensore che avvisa chi assiste
Une main qui suit la main | Een hand die de hand volgt | Eine Hand, die der Hand folgt | Una mano que sigue a la mano | Una mano che segue la mano
Le soin qui vient à vous | Zorg die naar u toe komt | Pflege, die zu Ihnen kommt | La atención que va a su casa | La cura che viene da Lei
La voile qui se recoud | Het zeil dat u weer naait | Das Segel, das sich nähen lässt | La vela que se vuelve a coser | La vela che si ricuce
L’huître, au rythme des marées | De oester, op het ritme van het tij | Die Auster im Takt der Gezeiten | La ostra, al ritmo de las mareas | L’ostrica, al ritmo delle maree
Voir le fond sans le toucher | De zeebodem zien zonder hem te raken | Den Meeresgrund sehen, ohne ihn zu berühren | Ver el fondo sin tocarlo | Vedere il fondale senza toccarlo
Le fret sous voiles | Vracht onder zeil | Fracht unter Segeln | Carga a vela | Merci a vela
Des légumes cueillis le matin | Groenten van vanmorgen | Gemüse, am Morgen geerntet | Verduras recogidas por la mañana | Verdure raccolte al mattino
Le lait payé au juste prix | Melk tegen een eerlijke prijs | Milch zum fairen Preis | La leche a un precio justo | Il latte al giusto prezzo
La farine de meule, sans rien d’autre | Meel van de molensteen, en niets anders | Mehl vom Mühlstein, sonst nichts | Harina de muela, y nada más | Farina a pietra, e nient’altro
Les plantes, du champ au flacon | Planten, van veld tot flesje | Pflanzen, vom Feld in die Flasche | Las plantas, del campo al frasco | Le piante, dal campo al flacone
Trois ingrédients, pas quatre | Drie ingrediënten, geen vier | Drei Zutaten, nicht vier | Tres ingredientes, no cuatro | Tre ingredienti, non quattro
La bonne lumière, au bon moment | Het juiste licht op het juiste moment | Das richtige Licht im richtigen Moment | La luz adecuada en el momento adecuado | La luce giusta al momento giusto
La bière au fil de l’eau | Bier langs de rivier | Bier im Lauf des Flusses | Cerveza junto al río | Birra lungo il fiume
Des vivaces qui n’ont pas soif | Vaste planten die geen dorst hebben | Stauden, die keinen Durst haben | Plantas vivaces que no tienen sed | Piante perenni che non hanno sete
La signalisation qui se surveille seule | Seinen die zichzelf bewaken | Signale, die sich selbst überwachen | La señalización que se vigila sola | La segnaletica che si controlla da sola
L’hydrogène, au dépôt de bus | Waterstof, in de busremise | Wasserstoff, direkt im Busdepot | Hidrógeno, en la cochera de autobuses | Idrogeno, nel deposito degli autobus
Le robot que l’on règle à la main | De robot die u met de hand instelt | Der Roboter, den man von Hand einstellt | El robot que se ajusta a mano | Il robot che si regola a mano
L’œil qui trie sans fatiguer | Het oog dat onvermoeibaar sorteert | Das Auge, das beim Sortieren nie ermüdet | El ojo que clasifica sin cansarse | L’occhio che seleziona senza stancarsi
Le faisceau prêt à brancher | De kabelboom, klaar om aan te sluiten | Der Kabelbaum, fertig zum Anschließen | El mazo de cables listo para conectar | Il cablaggio pronto da collegare
La souplesse, depuis 1912 | Soepel sinds 1912 | Federnd seit 1912 | Flexibles desde 1912 | Flessibili dal 1912
Vos données au frais, sous la roche | Uw data koel bewaard, onder de rots | Ihre Daten, kühl unter dem Fels | Sus datos al fresco, bajo la roca | I Suoi dati al fresco, sotto la roccia
Le réseau, là où il n’y en a pas | Bereik waar er geen is | Netz, wo es keines gibt | Cobertura donde no la hay | La rete dove non c’è
Le verre qui revient | Glas dat terugkomt | Glas, das wiederkommt | El vidrio que vuelve | Il vetro che ritorna
Le bois, du tronc à la fenêtre | Hout, van stam tot raam | Holz, vom Stamm zum Fenster | La madera, del tronco a la ventana | Il legno, dal tronco alla finestra
Des pigments sans pétrole | Pigmenten zonder aardolie | Pigmente ohne Erdöl | Pigmentos sin petróleo | Pigmenti senza petrolio
L’emballage que l’on composte | Verpakking voor op de composthoop | Verpackung für den Kompost | El embalaje que se composta | L’imballaggio che si composta
Franchir sans peser | Oversteken zonder te wegen | Leicht hinüber | Cruzar sin pesar | Attraversare senza pesare
La machine à papier qui boit moins | De papiermachine die minder drinkt | Die Papiermaschine, die weniger trinkt | La máquina de papel que bebe menos | La macchina per carta che beve meno
Des coques qui durent cinquante ans | Rompen die vijftig jaar meegaan | Rümpfe, die fünfzig Jahre halten | Cascos que duran cincuenta años | Scafi che durano cinquant’anni
La toiture qui respire | Het dak dat ademt | Das Dach, das atmet | El tejado que respira | Il tetto che respira
Le vélo cargo réparable à vie | De bakfiets die u altijd kunt herstellen | Das Lastenrad, das sich immer reparieren lässt | La bici de carga que siempre se repara | La cargo bike riparabile per sempre
Le vent de mer, au plus près | Zeewind, van dichtbij | Wind vom Meer, ganz nah | El viento del mar, muy cerca | Il vento di mare, da vicino
L’usinage au centième, en petite série | Tot op een honderdste, in kleine series | Auf ein Hundertstel genau, in kleiner Serie | Mecanizado a la centésima, en series cortas | Lavorazioni al centesimo, in piccola serie
Du lin d’ici, tissé ici | Linnen van hier, hier geweven | Leinen von hier, hier gewebt | Lino de aquí, tejido aquí | Lino di qui, tessuto qui
Des nervures légères comme une plume | Ribben, licht als een veer | Rippen, leicht wie eine Feder | Costillas ligeras como una pluma | Centine leggere come una piuma
Des grues qui pèsent leurs gestes | Kranen die hun kracht wegen | Krane, die mit der Kraft haushalten | Grúas que miden su fuerza | Gru che misurano la forza
Des graines que l’on peut ressemer | Zaden die u opnieuw kunt zaaien | Samen, die man wieder aussäen kann | Semillas que se pueden volver a sembrar | Semi che si possono riseminare
Le miel qui dit sa fleur | Honing die zijn bloem noemt | Honig, der seine Blüte nennt | La miel que dice su flor | Il miele che dice il suo fiore
Un cheval, un outil, une vigne intacte | Een paard, een werktuig, een gave wijngaard | Ein Pferd, ein Gerät, ein heiler Weinberg | Un caballo, un apero, una viña intacta | Un cavallo, un attrezzo, una vigna intatta
La ferme qui garde la rivière | De boerderij die op de rivier past | Der Hof, der den Fluss hütet | La granja que cuida el río | La fattoria che custodisce il fiume
Un métier, un maître, un salaire | Een vak, een meester, een loon | Ein Beruf, ein Meister, ein Lohn | Un oficio, un maestro, un salario | Un mestiere, un maestro, un salario
La recherche qui descend à l’atelier | Onderzoek dat naar de werkplaats komt | Forschung, die in die Werkstatt kommt | La investigación que baja al taller | La ricerca che scende in officina
Le premier jour, à deux | De eerste dag, met z’n tweeën | Der erste Tag, zu zweit | El primer día, a dos | Il primo giorno, in due
Le code s’apprend à tout âge | Programmeren leert u op elke leeftijd | Programmieren lernt man in jedem Alter | A programar se aprende a cualquier edad | A programmare si impara a ogni età
Six mois d’établi, ailleurs | Zes maanden aan een andere werkbank | Sechs Monate an einer anderen Werkbank | Seis meses en otro taller | Sei mesi a un altro banco
Le permis, le vélo, le covoiturage | Rijbewijs, fiets, carpool | Führerschein, Fahrrad, Fahrgemeinschaft | Carné, bici, coche compartido | Patente, bici, auto condivisa
Raconter ceux qui fabriquent | Vertellen over wie maakt | Erzählen von denen, die herstellen | Contar a quienes fabrican | Raccontare chi fabbrica
Un toit près de l’atelier | Een dak vlak bij het werk | Ein Dach nahe der Werkstatt | Un techo cerca del taller | Un tetto vicino all’officina
Reprendre plutôt que fermer | Overnemen in plaats van sluiten | Übernehmen statt schließen | Tomar el relevo en vez de cerrar | Rilevare invece di chiudere
Parler avec ceux d’à côté | Praten met de buren | Mit den Nachbarn sprechen | Hablar con los vecinos | Parlare con i vicini
Apprendre l’eau au bord de l’eau | Water leren kennen aan het water | Wasser verstehen, am Wasser | Aprender el agua junto al agua | Imparare l’acqua in riva all’acqua
`

const slogans = new Map(
  table
    .trim()
    .split('\n')
    .map(line => line.split(' | '))
    .map(([french = '', ...others]) => [french, others]),
)

/** What a firm says of itself: all of it in the languages of its words, the slogan alone in the others. */
export function firmTexts({ words }: DemoFirm): Record<string, { slogan: string; description?: string }> {
  const others = slogans.get(words.fr.slogan) ?? []
  return {
    ...Object.fromEntries(others.map((slogan, at) => [languages[at] ?? 'nl', { slogan }])),
    ...Object.fromEntries(
      Object.entries(words).map(([language, { slogan, text }]) => [language, { slogan, description: text }]),
    ),
  }
}
