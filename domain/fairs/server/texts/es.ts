import type { StandardTexts } from './standard-texts.ts'

export const es: StandardTexts = {
  legal: [
    [
      'Editor',
      '{{name}} está publicado por sus organizadores. Para contactar con ellos, use la página de contacto.',
    ],
    ['Alojamiento', 'Las páginas y los datos los sirve la instalación de los organizadores, sin terceros.'],
    ['Contenidos', 'Cada expositor responde de lo que publica en su stand.'],
  ],
  terms: [
    [
      'El servicio',
      '{{name}} es una feria virtual: se visitan stands, se contacta con expositores y se descargan sus folletos. Sus organizadores fijan las fechas, el acceso y el programa.',
    ],
    [
      'Su cuenta',
      'Usted facilita datos correctos y no comunica su contraseña a nadie. Una cuenta es personal: lo que se hace con ella se considera hecho por usted. Los organizadores pueden someter las inscripciones a su aprobación.',
    ],
    [
      'Conducta',
      'Cada uno se comporta con respeto. Quedan prohibidas las expresiones ilícitas u ofensivas, la publicidad no solicitada, la recogida de direcciones y todo intento de perturbar el servicio. Los organizadores pueden suspender la cuenta del autor.',
    ],
    [
      'Contenidos',
      'Cada expositor responde de lo que publica en su stand. Textos, imágenes, vídeos y marcas siguen siendo propiedad de sus autores; lo que descarga queda reservado a su propio uso.',
    ],
    [
      'Disponibilidad',
      'Los organizadores velan por la disponibilidad de la feria, sin garantizar un acceso ininterrumpido. Lo que acuerdan un visitante y un expositor solo les compromete a ellos.',
    ],
    ['Eliminar la cuenta', 'Puede eliminar su cuenta en cualquier momento en su perfil, en «Mis datos».'],
    [
      'Cambios',
      'Si estas condiciones cambian, la nueva versión se publica aquí con su fecha. La que usted aceptó queda anotada con su inscripción.',
    ],
  ],
  privacy: [
    [
      'Quién es responsable',
      'Los organizadores de {{name}} son los responsables del tratamiento de sus datos. Puede contactar con ellos en la página de contacto. Cuando se dirige a un expositor, este es responsable de los datos que usted le confía.',
    ],
    [
      'Qué se guarda',
      'Lo que escribe al inscribirse y en su perfil, sus ferias, sus favoritos, sus consentimientos, los correos que le enviamos y sus inicios de sesión con su dirección IP y su navegador.',
    ],
    [
      'Para qué',
      'Para darle acceso a la feria, mostrar su tarjeta de visita a los demás participantes, escribirle sobre su inscripción y proteger el servicio. Sus datos no se venden ni se utilizan para publicidad.',
    ],
    [
      'Quién lo ve',
      'Su tarjeta de visita la ven los participantes de sus ferias; el resto de su perfil, solo los organizadores. Su correo electrónico se muestra solo si la feria y usted lo quieren.',
    ],
    [
      'Cuánto tiempo',
      'Su cuenta se guarda hasta que usted la elimine. Una cuenta nunca confirmada se elimina a los 30 días; un inicio de sesión, siete días después de terminar.',
    ],
    [
      'Sus derechos',
      'En su perfil consulta y corrige sus datos; en «Mis datos» los descarga o los elimina. Para cualquier otra petición, escriba a los organizadores. También puede acudir a la autoridad de protección de datos de su país.',
    ],
    ['Cookies', 'En su navegador se guarda lo necesario; la página de cookies lo enumera.'],
    [
      'Medición de afluencia',
      'La feria cuenta las páginas vistas. Para contar a sus visitantes guarda en su navegador un número al azar, sin relación con su cuenta: con su consentimiento, o sin preguntar donde la ley lo permite. La página de cookies dice qué se aplica aquí y le permite rechazarlo o hacer olvidar sus visitas. Estas cifras no contienen ni nombre, ni dirección IP, ni navegador.',
    ],
  ],
}
