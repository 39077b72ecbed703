/** The Spanish glossary: the words of customers and shops for each concept. */
export const spanish = `
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
shipping-cost: gastos de envío, coste de envío, costo de envío, portes, cuesta el envío, cuesta enviar, tarifa de envío
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
gift-card: tarjeta regalo, vale regalo, cheque regalo
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
share: compart, familia, hermana, hogar
offline: sin conexión, sin internet
region: región, país, licencia
sample: muestra, probar
age: edad, niños, bebé, años
bicycle: bicicleta, bici
holder: fabricante, marca, productor
delivery-day: franja, cita, fecha de entrega, día de entrega, tarde
large: voluminos, pesado, mueble
sell: vendéis, venden, vende, tenéis también, tienen también, catálogo, folleto, segunda mano, gama
job: empleo, prácticas, contratáis, contratan, buscáis, buscan, candidatura, vacante, trabajar con, trabajar en
visit: visita guiada, visitar, ver el taller
cooperate: patrocin, donar, donación, rifa, solidari, blog, influencer, colabor, revista, entrevista
advice: recomend, aconsej, qué talla, cuál de
origin: hecho en, hechos en, cosid, diseñ, dónde fabric
accessible: silla de ruedas, accesib, discapac
course: curso, taller, formación
trade-in: parte de pago, recompr, comprais usad, compran usad, mi viejo
pet: perro, gato, mascota, animal, cachorro
`
