import Spanish from './stemmers/spanish-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'es',
  aliases: [],
  stemmer: new Spanish(),
  hasCompounds: false,
  usesFirstNames: true,
  stopWords: `a al algo ante buenas buenos como con cual cuál cuándo de del desde día días donde e el ella en entre era es esa ese eso esta
    está estas este esto estoy favor fue gracias ha han hasta hay he hola la las le les lo los más me mi mí mis mucho muy ni no nos
    nosotros o os para pero por porque puede pueden puedo podría podrían que qué quería querría quiero quisiera quien saber saludos
    se ser si sí sin sobre son su sus también te tengo tiene tienen todo tu tú un una uno unos y ya yo usted ustedes cómo tal`,
  frameWords: `saber decir ver encontrar mirar usar hacer tomar traer dar necesito necesitar pregunta preguntas respuesta problema
    posible posibilidad exactamente actualmente normalmente algo nada artículo artículos producto productos pedido pedidos pedí comprar
    comprado compré compra tienda sitio web página empresa equipo cliente clientes ayer hoy semana semanas mes meses día días año años
    lunes martes miércoles jueves viernes sábado domingo ya pronto mucho muchos realmente quizás siempre nunca bien tipo llegar llegado
    recibir recibido otro otra último última próximo primero nuevo nueva viejo grande pequeño dos tres cuatro cinco seis información
    madre padre mujer marido hijo hija amigo vivo casa interesa más tía tío padres regalado siete ocho nueve diez yo mismo tus nuestro
    nuestra nuestros vosotros vuestro ellos ellas estos aquel cuáles cuánto cuánta cuántos cuántas soy somos sido están estar has hemos
    había haber podéis podemos quiere debo debe unas durante antes después menos todavía aquí allí todos toda todas ningún ninguna algún
    cada`,
  numbers: `cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte veintiuno/veintiún
    veinticuatro veintiocho treinta cuarenta cuarenta-y-ocho cincuenta sesenta noventa cien/ciento mil`,
  phrases: {
    hello: 'Hola[ {name}]:',
    thanks: 'Gracias por su mensaje.',
    quoted: 'Nuestros documentos dicen al respecto:',
    bye: 'Un saludo',
    tracking: 'El número de seguimiento es {tracking}[: {url}]',
    notFound:
      'No encontramos el pedido {order} con esta dirección de correo: ¿con qué dirección hizo el pedido?',
    sorry: 'Lamentamos las molestias.',
    order: {
      unpaid: 'Su pedido {order} todavía no está pagado.',
      paid: 'Su pedido {order} está pagado[ desde el {on}] y en preparación.',
      packed: 'Su pedido {order} está empaquetado[ desde el {on}] y espera al transportista.',
      shipped: 'Su pedido {order} fue enviado[ el {on}][ con {carrier}].',
      delivered: 'Su pedido {order} fue entregado[ el {on}].',
      cancelled: 'Su pedido {order} fue cancelado[ el {on}].',
      refunded: 'Su pedido {order} fue reembolsado[ el {on}][: {refunded}].',
    },
  },
  stages: { shipped: 'mandado', delivered: 'llegado' },
  greetings: {
    opening: /hola|buen[oa]s|estimad/u,
    closing: /(?:un )?saludos?|atentamente|(?:muchas )?gracias(?: (?:de antemano|por adelantado))?/u,
    salutation: /hola|estimad[oa]s?|buenos días|buenas tardes/u,
    thanks: /gracias/u,
    polite: /hola|estimad|gracias|siento|sentimos|disculp|lament|saludo|encantad|esper/u,
    politeNo: /no dude/u,
    words: `estamos hola estimado estimada estimados buenos buenas días tardes noches señor señora gracias muchas agradecemos siento
      sentimos lamentamos disculpa disculpas disculpe molestias saludo saludos cordial cordiales atentamente encantados encantado
      espero esperamos dude escribir contactar pregunta preguntas ayuda ayudar mensaje correo pedido paquete retraso error espera
      paciencia comprensión interés respuesta fotos compra confianza día semana fin equipo pronto quedamos disposición cualquier`,
  },
  polarity: {
    negations: `no nunca ningún ninguno ninguna sin nada nadie tampoco ni jamás`,
    answers: 'sí si no nunca solo puede',
    yesOrNo: /sí|no/u,
    exclusions: /excepto|salvo/u,
    free: /gratis/u,
    unused: /inutiliz\w*|intact\w*/u,
    idioms: /no solo|no sólo|no más de/u,
    costsNothing: /no (?:le )?cuesta nada/u,
  },
  requests: {
    leave: /puedo|podemos|se puede/u,
    begins:
      /(?:^|\s)(?:por favor|podr[ií]a|puede[ns]?|puedo|quer[ií]a|quiero|quisiera|necesito|me gustar[ií]a|d[ií]game|cuándo|(?<=^)cuando|saber cuando|cu[aá]nto|c[oó]mo|d[oó]nde)/u,
    wishes: /por favor|quiero|quisiera|exijo|solicito/u,
    permission: /puedo|se puede|es posible/u,
    states: /estado|noticias|novedades|dónde (?:está|están)/u,
    moves: /salido|enviado|pasado|llega\p{L}*|reembolso|camino/u,
    anger:
      /inaceptable|vergüenza|vergonzoso|decepcionad\p{L}*|indignad\p{L}*|enfadad\p{L}*|estafa|tercera vez/u,
    own: /mi|mis|nuestr\p{L}*/u,
    pointsBack: /eso|esto/u,
  },
  matters:
    /^\p{L}+en(?:me|nos|lo|la)|abr[ií]\p{L}*|abiert\p{L}*|recib\p{L}*|encontr\p{L}*|not(?:é|amos)|descubr\p{L}*|esper\p{L}*|intent\p{L}*|prob(?:é|amos)|lav(?:é|amos|ado)|pag\p{L}*|cobr\p{L}*|dinero|necesit\p{L}*|quiero|queremos|quería\p{L}*|deseo|escrib\p{L}*|escrito|llam(?:é|amos|ado)|envi\p{L}*|devol\p{L}*|devuel\p{L}*|ped(?:í|imos) que|promet\p{L}*|sol[oa]|sólo|solamente|todavía|aún|sigue|aunque|pero|lamentablemente|demasiado|más|menos|vací[oa]|veces|si|debo|debemos|tengo que|tenemos que|urgente\p{L}*|antes de|hasta|herid\p{L}*|quem\p{L}*|cort\p{L}*|enferm\p{L}*|alerg\p{L}*|huele|gotea|manchas?|grietas?|agujeros?|rot[oa]s?|romp\p{L}*|cay\p{L}*|atasc\p{L}*|repar\p{L}*/u,
  questions: {
    auxiliaries: /puede|hay/u,
    which: /qué /u,
    openings:
      /cómo|cuándo|cuánto|cuánta|cuántos|dónde|qué|cuál|cuáles|quién|por|puedo|puede|pueden|podría|hay|tienen|tenéis|es|está|hacen|envían|enviáis|hasta/u,
    interrogatives: /cómo|cuándo|cuánto|dónde|qué|quién/u,
    joins: /y|e|o|u|pero/u,
    also: /también/u,
  },
  promises: [
    /\b(?:le|les|te|os)?\s*(?:reembols|devolver|enviar|enviamos|reemplaz|sustitu|ofrec|cancelar|cancelam|abonar|abonam|repar|garantiz|promet)\p{L}*(?:emos|amos|imos|é|aré|eré)\b/u,
  ],
  risks: {
    lawyer: /abogad[oa]|demanda(?:r|ré)|juzgado/u,
    chargeback: /contracargo|devolución del cargo/u,
    injury: /herid[oa]|lesión|hospital|quemadur\p{L}*/u,
    data: /rgpd|borr\p{L}+ mis datos/u,
    press: /periodista/u,
  },
  numberLabels: {
    other:
      /artículos?|productos?|modelo|talla|tel|teléfono|móvil|fax|llamarme al|ext|extensión|clientes?|cuenta|tarjeta|terminada en|cifras(?: de \p{L}+ tarjeta)?|código(?: de descuento| postal)?|cupón|vale|seguimiento|serie/u,
    document:
      /facturas?|recibo|ref|referencia(?: de la transferencia)?|tickets?|caso|caso anterior|devolución (?:n|núm|número|id)|rma|transferencia|transacción(?: de \p{L}+)?/u,
  },
  quotes: {
    from: 'de',
    labels: 'copia|enviado|enviado el|fecha|para|asunto',
    subject: 'asunto',
    originals: 'mensaje original',
    forwards: 'mensaje reenviado|inicio del mensaje reenviado',
    wrote: 'escribió|ha escrito',
    devices: 'enviado desde mi|obtener outlook|obtén outlook|obtenga outlook|descargar outlook',
    sentBy: 'enviado desde|enviado de|enviado con|enviado mediante',
  },
  synonyms: [
    'artículo artículos producto productos pieza piezas',
    'cliente clientes comprador',
    'foto fotos imagen',
    'correo email mensaje escribir escriba',
    'tarda dura durar',
    'cuesta costar precio pagar',
    'recibir recibe llega llegar entrega',
    'enviar envío mandar',
  ],
  lightWords: `favor simplemente entonces así pues también además caso claro desde durante antes después hasta hacer tomar puede posible dar
    aquí cada`,
  quantifiers: {
    all: `todo todos toda todas cada siempre completamente`,
    some: `algunos algunas varios varias muchos muchas ciertos ciertas pocos veces normalmente generalmente casi mayoría`,
    only: `solo sólo solamente únicamente excepto salvo`,
    condition: `si`,
  },
  opposites: [
    'antes después',
    'sin con',
    'hasta desde',
    'hasta partir',
    'lugar además',
    'más menos',
    'primero último',
    'mínimo máximo',
  ],
  parties: {
    store: {
      subjects:
        /nosotros|(?:el|la|nuestro|nuestra) (?:vendedor|tienda|equipo|taller)|(?!últimos|próximos|mínimos|máximos|mismos|\p{L}{0,10}gramos|tramos|ramos|extremos|préstamos|reclamos|óptimos)\p{L}{2,30}[aei]mos/u,
      agents: /por (?:nosotros|el vendedor|la tienda)/u,
      payers:
        /a (?:nuestro cargo|cargo (?:del vendedor|de la tienda))|por (?:nuestra cuenta|cuenta del vendedor)|gratis para usted/u,
    },
    customer: {
      subjects:
        /ustedes|usted|clientes?|comprador|destinatario|(?!órganos|océanos|plátanos|sótanos|arándanos)\p{L}{0,20}[áéíóú]\p{L}{0,20}[ae]nos|por favor/u,
      agents: /por (?:usted|el (?:cliente|comprador))/u,
      payers:
        /a (?:su cargo|cargo del (?:cliente|comprador|destinatario))|por (?:su cuenta|cuenta del (?:cliente|comprador))|gratis para nosotros/u,
    },
    pay: 'pagar',
    objectMarks: /(?:con|por|para|de|a|en)(?: (?:el|la|los))?|al|del/u,
    receives: /recibe|recibirá|recibimos|obtiene|(?:es|será) \p{L}+[ai]d[oa]/u,
    offers:
      /necesit\p{L}*|acept\p{L}*|ofrec\p{L}*|permit\p{L}*|d[aá]mos|conced\p{L}*|cambi\p{L}*|alquil\p{L}*/u,
    modals: /puede|podemos|debe|debemos|deben|siempre/u,
    joins: /y|o|pero|si|cuando|que|porque/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /d[ií]as[ -](?:hábiles|laborables)/u,
    day: /d[ií]as?/u,
    week: /semanas?/u,
    month: /mes(?:es)?/u,
    year: /añ?os?/u,
    decade: /décadas?/u,
    hour: /horas?/u,
    percent: /por ciento/u,
    usd: /dólar\p{L}*/u,
    gram: /gramos/u,
    metre: /metros?/u,
    litre: /litros?/u,
    degree: /grados/u,
  },
  needs: {
    amount:
      /cuánto (?:cuesta|cuestan|vale|valen|es|sale|tengo que pagar|cobran|costaría)|(?:qué|cuál es el) (?:precio|coste|costo)|a partir de qué (?:importe|cantidad)|(?<!(?:cuándo|cómo|dónde) )(?:tengo que|tenemos que|hay que|debo) pagar (?:(?:el|la|los|las|un) )?(?:envío|portes?|gastos|devolución|transporte|aduanas?|aranceles|impuestos|tasas?|suplemento|recargo)/u,
    time: /cuándo|con qué frecuencia|cuántas veces|cuánto (?:tiempo|tarda|tardan|dura|duran)|cuántos (?:días|meses)|hasta cuándo|qué (?:plazo|horario)|en qué (?:plazo|días)|a qué hora/u,
    duration: /cuánto (?:tiempo|tarda|tardan|dura|duran)|cuántos (?:días|meses)/u,
    measure: /qué (?:medidas|dimensiones|peso|altura|tamaño)|cuánto (?:pesa|mide)/u,
    count: /cuánt[oa]s(?! (?:días|meses|semanas|veces))/u,
    origin:
      /(?:en|de) qué país|dónde se (?:fabrica|produce|cose|hace)n?|de dónde (?:viene|proviene|es|son)n?/u,
    way: /qué (?:debo|tengo que|puedo) hacer|cómo (?:puedo|podemos|se puede|hago|cancelo|devuelvo)/u,
    spot: /dónde (?:puedo|encuentro|está)/u,
  },
  facts: {
    spots: /cuenta|página|cesta|carrito|enlace|escríba\p{L}*|tienda/u,
    steps: /puede\p{L}*|pueden|haga|escríba\p{L}*|envíe\p{L}*|por/u,
    moments:
      /cada|una vez|dos veces|\d{1,4} veces|lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|mañana|inmediatamente|en cualquier momento|en cuanto|mientras|hasta que|al día siguiente|el mismo día/u,
    freesOfCost:
      /no paga(?:s|n)? (?:nada|portes|gastos|envío)|(?<!no )(?:pagamos|asumimos|cubrimos) (?:nosotros )?(?:el|la|los|las) (?:portes?|gastos|envío|costes?|devolución)|corren? (?:a nuestro cargo|por nuestra cuenta)/u,
    from: /de|en/u,
  },
  exceptions: /excepto|salvo|sin embargo|recargo|suplemento|adicional|islas?|solo|sólo/u,
  places: {
    union: /UE|Unión Europea/u,
    europe: /europa|europea/u,
    beyond: /fuera/u,
    world: /todo el mundo|todos los países/u,
  },
  glossary: `
return: devol, devuelv, retorn, desist, enviar de vuelta
refund: reembols, devolver el dinero, devolución del dinero, mi dinero, recuperar dinero, abono
exchange: cambi, otra talla, talla diferente, en lugar
replacement: reempl, sustitu, repos, enviar otro, uno nuevo
defect: defect, no funciona, estropead, averi, fallo, dejó de funcionar, roto, no enciende, falla
damage: dañad, daño, roto, rota, rayad, rasgad, golpead, pedazos, grieta, gotea
warranty: garant
repair: repar, arregl, taller
wrong: equivoc, incorrect, erróne, error, no es lo que pedí, otro producto, no corresponde
missing: falta, incomplet, no venía, no estaba, olvid
cancel: cancel, anul, dar de baja, desist
change: cambi, modific, correg, actualiz
address: direcci, mudé, mudado, calle, código postal, piso
deliver: entreg, envi, env, reparto, transport, lleg, recib, mand
parcel: paquete, bulto, caja
duration: cuánto tiempo, cuántos días, cuánto tarda, cuándo, días hábiles, días laborables, plazo, tarda
late: retras, tarde, no ha llegado, aún no, todavía no, sigo esperando, demora
lost: perdi, extravi, desapareci, nunca llegó, no he recibido, no recibí
track: seguimiento, rastre, dónde está, estado, localiz
handed: figura como entregado, entregado pero, consta como
neighbour: vecin, no estoy en casa, ausente, en el trabajo, puerta
pickup: recog, punto de recogida, taquilla, recogida
express: exprés, urgente, mañana, rápid, 24 horas, express
shipping-cost: gastos de envío, coste de envío, costo de envío, portes, cuesta el envío, cuesta enviar, tarifa de envío, precio del envío, vale el envío
cost: cost, cuest, precio, tarifa, cuánto, pagar, paga
free: gratis, gratuit, sin coste, sin costo
minimum: mínim, a partir de, superior, importe
abroad: extranjero, internacional, otros países, qué países, fuera de, país, mundo
customs: aduan, import, arancel
tax: iva, impuest
invoice: factur, recibo, justificante, tique, ticket
payment: pago, pagar, tarjeta, paypal, transferencia, klarna, apple pay, bizum, visa
declined: rechaz, deneg, fallid, no acept
twice: dos veces, doble, duplic
fraud: fraud, reconozco, sospech
discount: descuent, cupón, promo, código, rebaj, más barato, oferta, vale descuento
gift-card: tarjeta regalo, vale regalo, cheque regalo, bono regalo, tarjeta de regalo
gift: regal, cumpleaños, envolv
price-match: más barato en, mejor precio, diferencia de precio, igual precio
stock: stock, disponib, agotad, existencias, reserv, apartar, tenéis todavía, tienen todavía, queda alguno, quedan, vuelve a, cuándo vuelve
size: talla, tamaño, pequeñ, grande, ajustad, queda, medida
colour: color, tono, rojo, azul, verde, negro, blanco, amarillo, rosa, marrón, gris
material: material, tejido, tela, algodón, lana, cuero, piel, hecho de, lino, seda, merino, madera
care: lav, limpi, planch, secadora, cuidad
custom-made: personaliz, grab, impres, a medida, nombre, bordad
sale: rebaja, outlet, liquidación, rebajad, oferta
hygiene: ropa interior, lencería, higien, cosmétic, pendientes, precint, abiert, bañador, sell
condition: sin usar, usad, puest, etiqueta, embalaje original, estado, prob
label: etiqueta, formulario, imprim
store-credit: saldo, crédito, vale, en lugar del dinero
deduction: deduc, descont, parcial, solo una parte, parte del
subscription: suscrip, planes, mi plan, plan mensual, membres
pause: paus, suspend, detener
renew: renov, automátic
annual: anual, al año, año entero
account: cuenta, iniciar sesión, regist, perfil, acceder
password: contraseña
newsletter: boletín, newsletter, baja
privacy: privacidad, datos personales, mis datos, rgpd
contact: contact, teléfono, llam, hablar, atención al cliente
hours: horario, abierto, abren
weekend: fin de semana, sábado, domingo, festivo
shop: tienda física, tienda, local
christmas: navidad, fiestas, reyes
signature: firma
po-box: apartado de correos, apartado postal
combine: combin, juntos, junto, un solo paquete, dos pedidos
split: varios paquetes, dos paquetes, separad, entrega parcial
wholesale: mayor, revend, al por mayor, grandes cantidades, empresa
assembly: montaje, montar, instruccion, instal, manual
battery: batería, pila, carga, cargador, autonomía
water: impermeab, agua, lluvia, nadar, resistente al agua
connect: conect, emparej, bluetooth, compatib, wifi
dimension: dimension, peso, altura, ancho, pesa, mide, capacidad, litro, medidas, diámetro
ingredient: ingredient, alerg, alérg, vegan, vegetarian, gluten, lactosa, nuez, nueces, contiene, azúcar
shelf-life: caduc, conserv, consumo preferente, fresc, almacen
food: aliment, pereceder, flores, café, té, chocolate
eco: sostenib, recicl, medio ambiente, ecológ, plástico, clima
certified: certific, comercio justo, mulesing
preorder: preventa, reserva anticipada, lanzamiento
spare: repuesto, recambio, accesorio, pieza
disposal: desech, aparato viejo, retirar, retirada
student: estudiant, alumno, profesor
loyalty: fideli, puntos, recompens, socio
confirmation: confirm
processing: proces, prepar, sale de nuestro almacén, almacén, tramit
cutoff: antes de las, último día, hasta cuándo, a tiempo para
guarantee-date: garantizar, promet, fecha concreta, día concreto
refuse: rechaz, no recogido, rehus
deadline: plazo, dentro de, demasiado tarde, días desde, días después, hasta cuándo, días para
proof: prueba, foto, imagen, comprobante
instalment: plazos, cuotas, pagar después
order: pedido, compra, compré, encarg
money: dinero, importe, cantidad, cuenta bancaria
bank: banco, transferencia, iban
valid: válid, vigen, caduc, canje
self-inflicted: cayó, caído, desgaste, mal uso, culpa mía
insurance: seguro
download: descarg, digital, licencia
update: actualiz, firmware, software, aplicación
share: compart, familia, hogar
offline: sin conexión, sin internet
region: región, país, licencia
sample: muestra, probar
age: edad, niños, bebé, años
bicycle: bicicleta, bici
holder: fabricante, marca, productor
delivery-day: franja, cita, fecha de entrega, día de entrega, tarde
large: voluminos, pesado
sell: vendéis, venden, vende, tenéis también, tienen también, catálogo, folleto, segunda mano, gama
job: empleo, prácticas, contratáis, contratan, buscáis, buscan, candidatura, vacante, trabajar con, trabajar en
visit: visita guiada, visitar, ver el taller
cooperate: patrocin, donar, donación, rifa, solidari, blog, influencer, colabor, revista, entrevista
advice: recomend, aconsej, qué talla debo, qué talla necesit, qué talla elij, cuál de
origin: hecho en, hechos en, cosid, diseñ, dónde fabric
accessible: silla de ruedas, accesib, discapac
course: curso, taller, formación
trade-in: parte de pago, recompr, comprais usad, compran usad, mi viejo
pet: perro, gato, mascota, animal, cachorro`,
}
