import type { PropKind } from '#domain/scenes/contract/scene.ts'

/** What firms do, and the still life that tells it on their booth. */
export const sectors: { code: string; prop: PropKind; names: string }[] = [
  {
    code: 'steel',
    prop: 'coil',
    names:
      'Métaux et mécanique | Metals and mechanics | Metaal en mechanica | Metall und Mechanik | Metales y mecánica | Metalli e meccanica',
  },
  {
    code: 'glass',
    prop: 'bottles',
    names:
      'Verre et céramique | Glass and ceramics | Glas en keramiek | Glas und Keramik | Vidrio y cerámica | Vetro e ceramica',
  },
  {
    code: 'electrical',
    prop: 'cabinet',
    names:
      'Électrotechnique | Electrical engineering | Elektrotechniek | Elektrotechnik | Electrotecnia | Elettrotecnica',
  },
  {
    code: 'textile',
    prop: 'rolls',
    names:
      'Textile et mode | Textiles and fashion | Textiel en mode | Textil und Mode | Textil y moda | Tessile e moda',
  },
  {
    code: 'aerospace',
    prop: 'wing',
    names:
      'Aéronautique et espace | Aerospace | Lucht- en ruimtevaart | Luft- und Raumfahrt | Aeronáutica y espacio | Aerospazio',
  },
  {
    code: 'marine',
    prop: 'crates',
    names:
      'Naval et nautisme | Shipbuilding and boating | Scheepsbouw en watersport | Schiffbau und Wassersport | Naval y náutica | Navale e nautica',
  },
  {
    code: 'robotics',
    prop: 'robot',
    names:
      'Robotique et automatismes | Robotics and automation | Robotica en automatisering | Robotik und Automation | Robótica y automatización | Robotica e automazione',
  },
  { code: 'energy', prop: 'tank', names: 'Énergie | Energy | Energie | Energie | Energía | Energia' },
  {
    code: 'water',
    prop: 'tank',
    names:
      'Eau et recyclage | Water and recycling | Water en recycling | Wasser und Recycling | Agua y reciclaje | Acqua e riciclo',
  },
  {
    code: 'logistics',
    prop: 'crates',
    names:
      'Transport et logistique | Transport and logistics | Transport en logistiek | Transport und Logistik | Transporte y logística | Trasporti e logistica',
  },
  {
    code: 'mobility',
    prop: 'train',
    names:
      'Cycles et mobilité | Cycles and mobility | Fietsen en mobiliteit | Fahrräder und Mobilität | Bicicletas y movilidad | Biciclette e mobilità',
  },
  {
    code: 'rail',
    prop: 'train',
    names: 'Ferroviaire | Rail | Spoorwegen | Bahn | Ferroviario | Ferroviario',
  },
  {
    code: 'health',
    prop: 'cross',
    names:
      'Santé et soin | Health and care | Gezondheid en zorg | Gesundheit und Pflege | Salud y cuidados | Sanità e assistenza',
  },
  {
    code: 'biotech',
    prop: 'microscope',
    names:
      'Biotechnologies | Biotechnology | Biotechnologie | Biotechnologie | Biotecnología | Biotecnologie',
  },
  {
    code: 'food',
    prop: 'loaf',
    names: 'Alimentation | Food | Voeding | Lebensmittel | Alimentación | Alimentare',
  },
  {
    code: 'drinks',
    prop: 'bottles',
    names:
      'Vins et boissons | Wines and drinks | Wijn en dranken | Wein und Getränke | Vinos y bebidas | Vini e bevande',
  },
  {
    code: 'agriculture',
    prop: 'leafbox',
    names:
      'Agriculture et végétal | Farming and plants | Landbouw en planten | Landwirtschaft und Pflanzen | Agricultura y plantas | Agricoltura e colture',
  },
  {
    code: 'digital',
    prop: 'screens',
    names:
      'Numérique et logiciel | Digital and software | Digitaal en software | Digitales und Software | Digital y software | Digitale e software',
  },
  {
    code: 'data',
    prop: 'server',
    names:
      'Données et cybersécurité | Data and cybersecurity | Data en cyberveiligheid | Daten und Cybersicherheit | Datos y ciberseguridad | Dati e cibersicurezza',
  },
  {
    code: 'telecom',
    prop: 'antenna',
    names:
      'Télécoms et réseaux | Telecoms and networks | Telecom en netwerken | Telekommunikation und Netze | Telecomunicaciones y redes | Telecomunicazioni e reti',
  },
  {
    code: 'chemistry',
    prop: 'microscope',
    names:
      'Chimie et matériaux | Chemistry and materials | Chemie en materialen | Chemie und Werkstoffe | Química y materiales | Chimica e materiali',
  },
  {
    code: 'construction',
    prop: 'helmet',
    names:
      'Bâtiment et travaux | Building and civil works | Bouw en infrastructuur | Bau und Tiefbau | Construcción y obra civil | Edilizia e lavori pubblici',
  },
  {
    code: 'wood',
    prop: 'crates',
    names:
      'Bois et ameublement | Wood and furniture | Hout en meubelen | Holz und Möbel | Madera y muebles | Legno e arredo',
  },
  {
    code: 'paper',
    prop: 'rolls',
    names:
      'Papier et emballage | Paper and packaging | Papier en verpakking | Papier und Verpackung | Papel y envases | Carta e imballaggi',
  },
  {
    code: 'training',
    prop: 'books',
    names:
      'Écoles et formation | Schools and training | Scholen en opleiding | Schulen und Bildung | Escuelas y formación | Scuole e formazione',
  },
  {
    code: 'research',
    prop: 'microscope',
    names: 'Recherche | Research | Onderzoek | Forschung | Investigación | Ricerca',
  },
  {
    code: 'recruitment',
    prop: 'easel',
    names:
      'Emploi et insertion | Employment and inclusion | Werk en inschakeling | Arbeit und Eingliederung | Empleo e inserción | Lavoro e inserimento',
  },
  {
    code: 'finance',
    prop: 'easel',
    names:
      'Banque et assurance | Banking and insurance | Bank en verzekering | Banken und Versicherungen | Banca y seguros | Banche e assicurazioni',
  },
  {
    code: 'culture',
    prop: 'palette',
    names:
      'Culture et design | Culture and design | Cultuur en design | Kultur und Design | Cultura y diseño | Cultura e design',
  },
  {
    code: 'tourism',
    prop: 'globe',
    names:
      'Tourisme et accueil | Tourism and hospitality | Toerisme en gastvrijheid | Tourismus und Gastgewerbe | Turismo y hostelería | Turismo e ospitalità',
  },
  {
    code: 'public',
    prop: 'globe',
    names:
      'Services publics | Public services | Openbare diensten | Öffentliche Dienste | Servicios públicos | Servizi pubblici',
  },
  {
    code: 'services',
    prop: 'plant',
    names:
      'Services aux entreprises | Business services | Zakelijke diensten | Dienstleistungen | Servicios a empresas | Servizi alle imprese',
  },
]
