/** More rows of table.ts: what proves something by itself, sessions and second factors, files and changes of many. */
export const PROOFS = String.raw`
# Links that are mailed to an account
gst pub out sus oth own url stf os- unp edi adm
// Each leads to the sign-in and says nothing: neither whether the link holds, nor whose it is.
-   -   401 401 -   -   -   -   -   -   -   -   GET /capi/account/sign-in-link?token={links.signIn}
-   -   401 401 -   -   -   -   -   -   -   -   GET /capi/account/sign-in-link?token={owner.id}
// A link does one thing alone.
401 401 401 401 401 401 401 401 401 401 401 401 POST /auth/refresh {"refresh_token":"{links.signIn}","mode":"json"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/account/email/confirm {"token":"{links.signIn}"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/shop/orders/{guest.slug}/cancel {"change_token":"{links.signIn}"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /auth/password/reset {"token":"{links.signIn}","password":"another-long-password-1"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /auth/password/reset {"token":"{owner.id}","password":"another-long-password-1"}
// The link of an address change is for whoever reads the mail, on any device.
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/account/email/confirm {"token":"{mover.token}"}
401 401 401 401 401 401 401 401 401 401 401 401 POST /capi/account/email {"email":"{fresh.email}","password":"not-the-password"}

# Sessions: a refresh token and a cookie prove themselves
401 401 401 401 401 401 401 401 401 401 401 401 POST /auth/refresh {"refresh_token":"{owner.id}","mode":"json"}
400 400 401 401 400 400 400 400 400 400 400 400 POST /auth/refresh {"mode":"session"}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /auth/refresh {"refresh_token":"{session.refresh}","mode":"json"}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /auth/refresh {"mode":"session"} Cookie: {session.cookie}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /auth/logout {"refresh_token":"{session.refresh}","mode":"json"}
// A cookie speaks for who sends no token.
+   401 401 401 -   +   +   -   -   -   -   -   GET /users/me Cookie: {session.cookie}
// Two tokens are one too many, and one that is made up is none.
401 400 400 400 400 400 401 400 400 400 400 400 GET /users/me?fields=email&access_token=made-up

# An owner with a second factor
401 401 401 401 401 401 401 401 401 401 401 401 POST /auth/login {"email":"{secured.email}","password":"{secured.password}"}
401 401 401 401 401 401 401 401 401 401 401 401 POST /auth/login {"email":"{secured.email}","password":"{secured.password}","otp":"made-up"}
403 403 401 401 403 403 403 403 403 403 403 ok  POST /users/{secured.id}/tfa/disable {}
403 403 401 401 403 403 403 403 403 403 403 .   PATCH /users/{secured.id} {"tfa_secret":null}
// Their own account has none, and a guess of its code makes none.
403 403 401 401 400 400 400 400 400 400 400 400 POST /users/me/tfa/disable {"otp":"000000"}
403 403 401 401 400 400 400 400 400 400 400 400 POST /users/me/tfa/enable {"secret":"made-up","otp":"000000"}
403 403 401 401 401 401 401 401 401 401 401 401 POST /users/me/tfa/generate {"password":"not-the-password"}

# The event stream of an order, by its link
~   ~   401 401 ~   ~   ~   ~   ~   ~   ~   ~   EVENTS /capi/shop/orders/{paid.slug}/events
~   ~   401 401 ~   ~   ~   ~   ~   ~   ~   ~   EVENTS /capi/shop/orders/{guest.slug}/events
404 404 401 401 404 404 404 404 404 404 404 404 EVENTS /capi/shop/orders/{guest.reference}/events

# A mailed code, and the proof that it gives
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/orders/{guest.slug}/code {"order_id":{guest.id}}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/orders/{unpaid.slug}/code {"order_id":{unpaid.id}}
422 422 401 401 422 422 422 422 422 422 422 422 POST /capi/shop/orders/{unpaid.slug}/code/check {"order_id":{unpaid.id},"code":"000000"}
422 422 401 401 422 422 422 422 422 422 422 422 POST /capi/shop/orders/{guest.slug}/code/check {"order_id":{coded.id},"code":"{coded.code}"}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/orders/{coded.slug}/code/check {"order_id":{coded.id},"code":"{coded.code}"}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/orders/{coded.slug}/cancel {"change_token":"{coded.token}"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/shop/orders/{guest.slug}/cancel {"change_token":"{coded.token}"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/shop/orders/{unpaid.slug}/cancel {"change_token":"{coded.token}"}

# Pages of the sandbox: the reference of an attempt is the proof, which the tracking link does not give
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  GET /capi/payments/sandbox/pay/{unpaid.attempt}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  GET /capi/payments/sandbox/challenge/{unpaid.attempt}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  GET /capi/payments/hosted/{unpaid.attempt}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  GET /capi/payments/return/{unpaid.attempt}
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/payments/sandbox/pay/{unpaid.slug}
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/payments/sandbox/challenge/{unpaid.payment}
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/payments/hosted/{unpaid.reference}
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/payments/return/{unpaid.id}
404 404 401 401 404 404 404 404 404 404 404 404 FORM /capi/payments/sandbox/pay/{unpaid.slug} {"decision":"back"}
404 404 401 401 404 404 404 404 404 404 404 404 FORM /capi/payments/sandbox/challenge/{unpaid.slug} {"decision":"approve"}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  FORM /capi/payments/sandbox/challenge/{unpaid.attempt} {"decision":"leave"}

# Refunds: the kitchen's branch gives money back by cancelling, and nobody by writing it down
403 403 401 401 403 403 403 ok  403 403 403 ok  PATCH /items/orders/{paid.id} {"order_status":"cancelled"}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders/{paid.id} {"payment_status":"refunded"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /items/payments {"order":"{paid.id}","status":"refunded"}
403 403 401 401 403 403 403 403 403 403 403 403 DELETE /items/payments/{paid.payment}
403 403 401 401 403 403 403 403 403 403 403 .   POST /items/outbox {"topic":"refund"}
400 400 401 401 400 400 400 400 400 400 400 400 POST /capi/payments/webhooks/sandbox {"type":"refunded","payment_ref":"{unpaid.attempt}"}
// No document of an order is kept: what is paid stands in the mail and on the page, which the link opens.
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/shop/orders/{paid.slug}/receipt.pdf
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/shop/orders/{paid.slug}/pass.pdf

# Changes of many at once, by a query
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders {"query":{"filter":{"id":{"_eq":"{paid.id}"}}},"data":{"total":1}}
403 403 401 401 403 403 403 ok  403 403 403 ok  PATCH /items/orders {"query":{"filter":{"id":{"_eq":"{paid.id}"}}},"data":{"order_status":"accepted"}}
403 403 401 401 403 403 403 403 403 403 403 409 DELETE /items/orders {"query":{"filter":{"id":{"_eq":"{paid.id}"}}}}
403 403 401 401 403 403 403 403 403 403 403 409 DELETE /items/orders ["{paid.id}"]
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/coupons {"query":{"filter":{"id":{"_eq":"{coupon.id}"}}},"data":{"value":11}}
403 403 401 401 403 403 403 403 403 403 ok  ok  DELETE /items/contact_messages {"query":{"filter":{"id":{"_eq":"{letter.id}"}}}}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /users {"query":{"filter":{"id":{"_eq":"{leaver.id}"}}},"data":{"first_name":"Eve"}}
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /users {"query":{"filter":{"id":{"_eq":"{leaver.id}"}}}}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /files {"query":{"filter":{"id":{"_eq":"{avatar.id}"}}},"data":{"title":"Eve"}}
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /files {"query":{"filter":{"id":{"_eq":"{avatar.id}"}}}}
403 403 401 401 403 403 403 403 403 403 ok  ok  DELETE /items/tags {"query":{"filter":{"id":{"_eq":"{tag.id}"}}}}

# Tables that are read in from a file
403 403 401 401 403 403 403 403 403 403 403 403 UPLOAD /utils/import/orders {"file":{"name":"a.csv","type":"text/csv","text":"id,total\n{paid.id},1\n"}}
403 403 401 401 403 403 403 403 403 403 403 403 UPLOAD /utils/import/payments {"file":{"name":"a.csv","type":"text/csv","text":"id,status\n{paid.payment},refunded\n"}}
403 403 401 401 403 403 403 403 403 403 403 .   UPLOAD /utils/import/directus_users {"file":{"name":"a.json","type":"application/json","text":"[]"}}
403 403 401 401 403 403 403 403 403 403 ok  ok  UPLOAD /utils/import/tags {"file":{"name":"a.csv","type":"text/csv","text":"name,slug\nMatrix,{fresh.slug}\n"}}

# Files that are sent
403 403 401 401 403 403 403 403 403 403 400 400 POST /files/import {"url":"http://127.0.0.1:1/a.png"}
// A picture that could run a script is nobody's.
403 403 401 401 400 400 400 403 403 403 400 400 UPLOAD /files {"file":{"name":"a.svg","type":"image/svg+xml","text":"<svg/>"}}
403 403 401 401 403 403 403 403 403 403 403 ok  REUPLOAD /files/{avatar.id} {"file":{"name":"a.png","type":"image/png","base64":"{picture}"}}
403 403 401 401 ok  ok  ok  403 403 403 ok  ok  UPLOAD /files {"file":{"name":"a.png","type":"image/png","base64":"{picture}"}}
`
