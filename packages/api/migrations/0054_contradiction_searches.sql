CREATE TABLE "contradiction_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"term" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"parked_at" timestamp with time zone,
	"store_id" uuid NOT NULL,
	CONSTRAINT "contradiction_searches_store_id_unique" UNIQUE("store_id")
);
--> statement-breakpoint
ALTER TABLE "contradiction_searches" ADD CONSTRAINT "contradiction_searches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contradiction_searches_due" ON "contradiction_searches" USING btree ("due_at") WHERE parked_at is null;