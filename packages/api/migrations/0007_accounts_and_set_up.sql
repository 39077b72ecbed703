CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proof_hash" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" RENAME COLUMN "reason" TO "note";--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "pending";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
ALTER TABLE "stores" RENAME COLUMN "store_id" TO "number";--> statement-breakpoint
ALTER SEQUENCE "stores_store_id_seq" RENAME TO "stores_number_seq";--> statement-breakpoint
ALTER TABLE "stores" DROP CONSTRAINT "stores_store_id_unique";--> statement-breakpoint
ALTER TABLE "chains" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chains" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "document_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "mailbox_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "shop_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "shop_choice" text;--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ups_created" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_number_unique" UNIQUE("number");--> statement-breakpoint
UPDATE "stores" SET "document_at" = (
	SELECT min("policies"."created_at") FROM "policies"
	WHERE "policies"."store_id" = "stores"."id" AND "policies"."state" = 'ready'
);--> statement-breakpoint
UPDATE "stores" SET "mailbox_at" = (SELECT "mailboxes"."connected_at" FROM "mailboxes" WHERE "mailboxes"."store_id" = "stores"."id");--> statement-breakpoint
UPDATE "stores" SET "shop_at" = (SELECT "shops"."connected_at" FROM "shops" WHERE "shops"."store_id" = "stores"."id");--> statement-breakpoint
CREATE FUNCTION "note_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "stores" SET "document_at" = NEW."updated_at" WHERE "id" = NEW."store_id" AND "document_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "policies_document" AFTER INSERT OR UPDATE OF "state" ON "policies"
FOR EACH ROW WHEN (NEW."state" = 'ready') EXECUTE FUNCTION "note_document"();--> statement-breakpoint
CREATE FUNCTION "note_mailbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "stores" SET "mailbox_at" = NEW."connected_at" WHERE "id" = NEW."store_id" AND "mailbox_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "mailboxes_mailbox" AFTER INSERT OR UPDATE OF "connected_at" ON "mailboxes"
FOR EACH ROW WHEN (NEW."connected_at" IS NOT NULL) EXECUTE FUNCTION "note_mailbox"();--> statement-breakpoint
CREATE FUNCTION "note_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "stores" SET "shop_at" = coalesce("shop_at", NEW."connected_at"), "shop_choice" = NULL WHERE "id" = NEW."store_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shops_shop" AFTER INSERT OR UPDATE OF "connected_at" ON "shops"
FOR EACH ROW WHEN (NEW."connected_at" IS NOT NULL) EXECUTE FUNCTION "note_shop"();
