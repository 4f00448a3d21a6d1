/** Tables that registration forms offer from the start. */
export const tables: { ref: string; names: string; entries: readonly string[] }[] = [
  {
    ref: 'how-found',
    names:
      'Comment avez-vous connu le salon ? | How did you hear about the fair? | Hoe kent u de beurs? | Wie haben Sie von der Messe erfahren? | ¿Cómo ha conocido la feria? | Come ha conosciuto la fiera?',
    entries: [
      'Un exposant | An exhibitor | Een exposant | Ein Aussteller | Un expositor | Un espositore',
      'Un proche | Somebody I know | Een kennis | Bekannte | Alguien cercano | Un conoscente',
      'Les réseaux sociaux | Social networks | Sociale media | Soziale Netzwerke | Redes sociales | I social network',
      'La presse | The press | De pers | Die Presse | La prensa | La stampa',
      'Mon école ou mon entreprise | My school or company | Mijn school of bedrijf | Meine Schule oder mein Unternehmen | Mi escuela o empresa | La mia scuola o azienda',
      'Une recherche sur Internet | A web search | Een zoekopdracht | Eine Suche im Internet | Una búsqueda en Internet | Una ricerca su Internet',
    ],
  },
  {
    ref: 'visit-purpose',
    names:
      'Ce que vous cherchez | What you are looking for | Wat u zoekt | Was Sie suchen | Qué busca | Che cosa cerca',
    entries: [
      'Un emploi | A job | Een baan | Eine Stelle | Un empleo | Un lavoro',
      'Un stage ou une alternance | An internship or apprenticeship | Een stage of leerplek | Ein Praktikum oder eine Ausbildung | Prácticas o formación dual | Un tirocinio o apprendistato',
      'Une formation | A course | Een opleiding | Eine Ausbildung | Una formación | Una formazione',
      'Un fournisseur | A supplier | Een leverancier | Einen Lieferanten | Un proveedor | Un fornitore',
      'Des clients | Customers | Klanten | Kunden | Clientes | Clienti',
      'Des idées | Ideas | Ideeën | Ideen | Ideas | Idee',
    ],
  },
]
