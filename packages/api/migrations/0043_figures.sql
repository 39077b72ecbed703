CREATE TABLE "draft_uses" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"policy_id" uuid,
	"use" text,
	"used_at" timestamp with time zone,
	"fault" text,
	"fault_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_limits" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"month_tokens" integer,
	"reached_month" text
);
--> statement-breakpoint
CREATE TABLE "model_months" (
	"store_id" uuid NOT NULL,
	"month" text NOT NULL,
	"owner" text NOT NULL,
	"model" text NOT NULL,
	"bucket" integer NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "model_months_store_id_month_owner_model_bucket_pk" PRIMARY KEY("store_id","month","owner","model","bucket")
);
--> statement-breakpoint
CREATE TABLE "model_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"tokens" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_uses" ADD CONSTRAINT "draft_uses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_limits" ADD CONSTRAINT "model_limits_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_months" ADD CONSTRAINT "model_months_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_reservations" ADD CONSTRAINT "model_reservations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_uses_used" ON "draft_uses" USING btree ("store_id","used_at");--> statement-breakpoint
CREATE INDEX "draft_uses_fault" ON "draft_uses" USING btree ("store_id","fault_at") WHERE "draft_uses"."fault_at" is not null;--> statement-breakpoint
CREATE INDEX "model_months_month" ON "model_months" USING btree ("month");--> statement-breakpoint
CREATE INDEX "model_reservations_store" ON "model_reservations" USING btree ("store_id");--> statement-breakpoint
CREATE FUNCTION "draft_policy"("sentences" jsonb) RETURNS uuid LANGUAGE sql STABLE AS $$
	-- The document that most sentences quote. Of two the one that is quoted first.
	SELECT "passages"."policy_id"
	FROM jsonb_array_elements(CASE WHEN jsonb_typeof("sentences") = 'array' THEN "sentences" END) WITH ORDINALITY AS "sentence" ("value", "position"),
		jsonb_array_elements(CASE WHEN jsonb_typeof("sentence"."value" -> 'sources') = 'array' THEN "sentence"."value" -> 'sources' END) AS "source"
		JOIN "passages" ON "passages"."id" = CASE
			WHEN "source" ->> 'kind' = 'passage' AND "source" ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
			THEN ("source" ->> 'id')::uuid END
	GROUP BY 1
	ORDER BY count(*) DESC, min("sentence"."position")
	LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION "note_draft_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."state" = 'sent' OR (NEW."state" = 'discarded' AND NEW."body" <> '') THEN
		INSERT INTO "draft_uses" ("draft_id", "store_id", "policy_id", "use", "used_at")
		SELECT NEW."id", "threads"."store_id", "draft_policy"(NEW."sentences"),
			CASE
				WHEN NEW."state" = 'discarded' THEN 'discarded'
				WHEN EXISTS (SELECT 1 FROM "draft_versions" v WHERE v."draft_id" = NEW."id" AND v."body" <> NEW."body") THEN 'edited'
				ELSE 'as_written'
			END,
			CASE
				WHEN NEW."state" = 'sent' THEN coalesce((SELECT max(o."sent_at") FROM "outbox" o WHERE o."draft_id" = NEW."id" AND o."state" = 'sent'), NEW."updated_at")
				ELSE NEW."updated_at"
			END
		FROM "threads" WHERE "threads"."id" = NEW."thread_id"
		ON CONFLICT ("draft_id") DO UPDATE SET "use" = excluded."use", "used_at" = excluded."used_at",
			"policy_id" = coalesce(excluded."policy_id", "draft_uses"."policy_id");
	ELSE
		UPDATE "draft_uses" SET "use" = NULL, "used_at" = NULL WHERE "draft_id" = NEW."id" AND "use" IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "drafts_use" AFTER UPDATE OF "state" ON "drafts"
FOR EACH ROW WHEN (NEW."state" IS DISTINCT FROM OLD."state" AND NEW."writer" ->> 'kind' <> 'person'
	AND (NEW."state" IN ('sent', 'discarded') OR OLD."state" IN ('sent', 'discarded')))
EXECUTE FUNCTION "note_draft_use"();--> statement-breakpoint
INSERT INTO "draft_uses" ("draft_id", "store_id", "policy_id", "use", "used_at")
SELECT d."id", t."store_id", "draft_policy"(d."sentences"),
	CASE
		WHEN d."state" = 'discarded' THEN 'discarded'
		WHEN EXISTS (SELECT 1 FROM "draft_versions" v WHERE v."draft_id" = d."id" AND v."body" <> d."body") THEN 'edited'
		ELSE 'as_written'
	END,
	coalesce(o."sent_at", d."updated_at")
FROM "drafts" d
JOIN "threads" t ON t."id" = d."thread_id"
LEFT JOIN LATERAL (SELECT max("sent_at") AS "sent_at" FROM "outbox" WHERE "draft_id" = d."id" AND "state" = 'sent') o ON true
WHERE d."writer" ->> 'kind' <> 'person' AND (d."state" = 'sent' OR (d."state" = 'discarded' AND d."body" <> ''));--> statement-breakpoint
INSERT INTO "draft_uses" ("draft_id", "store_id", "policy_id", "fault", "fault_at")
SELECT d."id", t."store_id", "draft_policy"(d."sentences"), f."reason", f."created_at"
FROM "draft_feedback" f
JOIN "drafts" d ON d."id" = f."draft_id"
JOIN "threads" t ON t."id" = d."thread_id"
ON CONFLICT ("draft_id") DO UPDATE SET "fault" = excluded."fault", "fault_at" = excluded."fault_at";--> statement-breakpoint
INSERT INTO "model_months" ("store_id", "month", "owner", "model", "bucket", "calls", "tokens_in", "tokens_out", "micros", "is_estimated")
SELECT d."store_id", left(d."day", 7), CASE WHEN s."model_url" IS NULL THEN 'server' ELSE 'store' END, '', 0,
	sum(d."calls"), sum(d."tokens_in"), sum(d."tokens_out"), sum(d."micros"), bool_or(d."is_estimated")
FROM "model_days" d LEFT JOIN "drafting_settings" s ON s."store_id" = d."store_id"
GROUP BY 1, 2, 3;
