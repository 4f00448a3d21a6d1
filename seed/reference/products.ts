/** What products are sorted by, and what tells them apart. */
export const categories: { names: string; characteristics: readonly string[] }[] = [
  {
    names: 'Produit | Product | Product | Produkt | Producto | Prodotto',
    characteristics: [
      'Neuf | New | Nieuw | Neu | Nuevo | Nuovo',
      'Reconditionné | Refurbished | Gereviseerd | Generalüberholt | Reacondicionado | Ricondizionato',
      'Sur mesure | Made to measure | Op maat | Maßanfertigung | A medida | Su misura',
    ],
  },
  {
    names: 'Service | Service | Dienst | Dienstleistung | Servicio | Servizio',
    characteristics: [
      'À distance | Remote | Op afstand | Aus der Ferne | A distancia | A distanza',
      'Sur place | On site | Ter plaatse | Vor Ort | Presencial | In loco',
    ],
  },
  {
    names: 'Formation | Training | Opleiding | Ausbildung | Formación | Formazione',
    characteristics: [
      'Diplômante | Leading to a degree | Met diploma | Mit Abschluss | Con titulación | Con titolo',
      'Courte | Short | Kort | Kurz | Corta | Breve',
      'En alternance | Work-study | Duaal | Dual | Dual | In alternanza',
    ],
  },
  {
    names: 'Emploi | Job | Baan | Stelle | Empleo | Lavoro',
    characteristics: [],
  },
]
