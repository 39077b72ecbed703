CREATE TABLE "erasures" (
	"store_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasures_store_id_hash_pk" PRIMARY KEY("store_id","hash")
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;