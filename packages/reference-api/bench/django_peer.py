"""The calls of the bench in Django: `gunicorn django_peer:application`, with DATABASE_URL.

The models are read from the tables, as `inspectdb` would write them. It reads and writes the rows that the bare
handler does: no session, no token, no rules of the product, no row-level security.
"""

import json
import os
from datetime import date, datetime, timezone
from urllib.parse import urlsplit

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.db import connection, models, transaction
from django.http import HttpResponseNotAllowed, JsonResponse
from django.urls import path

database = urlsplit(os.environ["DATABASE_URL"])
settings.configure(
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    # A connection for each worker, kept: without it every request would open one.
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": database.path[1:],
            "USER": database.username,
            "HOST": database.hostname,
            "PORT": database.port,
            "CONN_MAX_AGE": None,
        }
    },
)
django.setup()

FIELDS = {
    "IntegerField": models.IntegerField,
    "BigIntegerField": models.BigIntegerField,
    "SmallIntegerField": models.SmallIntegerField,
    "BooleanField": models.BooleanField,
    "DateField": models.DateField,
    "DateTimeField": models.DateTimeField,
    "DecimalField": models.DecimalField,
    "JSONField": models.JSONField,
}


def model_of(table, key=None, **relations):
    """A model with the columns of the table; the key is `id`, or the columns that are named."""
    introspection = connection.introspection
    with connection.cursor() as cursor:
        columns = introspection.get_table_description(cursor, table)
    fields = {"pk": models.CompositePrimaryKey(*key)} if key else {"id": models.BigAutoField(primary_key=True)}
    for column in columns:
        if column.name == "id" or column.name in {f"{name}_id" for name in relations}:
            continue
        kind = introspection.data_types_reverse.get(column.type_code, "TextField")
        kind = kind[0] if isinstance(kind, tuple) else kind
        options = {"max_digits": 30, "decimal_places": 10} if kind == "DecimalField" else {}
        # What is not given is left to the database: Django writes DEFAULT, whatever stands here.
        fields[column.name] = FIELDS.get(kind, models.TextField)(null=True, db_default=None, **options)
    options = type("Meta", (), {"db_table": table, "managed": False, "app_label": "bench"})
    return type(table.title().replace("_", ""), (models.Model,), {
        **fields, **relations, "Meta": options, "__module__": __name__,
    })


def belongs_to(model, name):
    return models.ForeignKey(model, models.DO_NOTHING, related_name=name)


File = model_of("file")
Entry = model_of("entry")
EntryFile = model_of("entry_file", ["entry_id", "file_id"], entry=belongs_to(Entry, "papers"), file=belongs_to(File, "+"))
Claim = model_of("claim", entry=belongs_to(Entry, "claims"))
ClaimFile = model_of("claim_file", ["claim_id", "file_id", "kind"], claim=belongs_to(Claim, "papers"), file=belongs_to(File, "+"))
History = model_of("entry_history", entry=belongs_to(Entry, "history"))
Notice = model_of("notice")
Mail = model_of("mail")
Job = model_of("job")

FILE_FIELDS = ["kind", "kinds", "name", "content_type", "id", "created_at"]
NOT_TOLD = {"entry_id", "applicant_id", "place", "brand", "banks"}


def row(record, left_out=frozenset()):
    return {
        field.attname: getattr(record, field.attname)
        for field in record._meta.concrete_fields
        if field.attname not in left_out
    }


def told_file(file):
    return {**{name: getattr(file, name) for name in FILE_FIELDS}, "image": None}


def told_claim(claim):
    papers = list(claim.papers.all())
    return {
        **row(claim, NOT_TOLD),
        "entry": claim.entry_id,
        "contentfiles": [told_file(paper.file) for paper in papers],
        "contentfile_relations": [{"kind": paper.kind, "contentfile": told_file(paper.file)} for paper in papers],
    }


def told_entry(entry):
    return {
        **row(entry, NOT_TOLD),
        "user": entry.applicant_id,
        "claims": [told_claim(claim) for claim in sorted(entry.claims.all(), key=lambda claim: claim.place)],
        "addfiles": [told_file(paper.file) for paper in entry.papers.all()],
    }


def with_all(entries):
    return entries.prefetch_related("claims__papers__file", "papers__file")


def entries(request):
    applicant = int(request.headers["X-Applicant"])
    if request.method == "GET":
        found = with_all(Entry.objects.filter(applicant_id=applicant).order_by("-id"))
        return JsonResponse([told_entry(entry) for entry in found], safe=False)
    if request.method == "POST":
        return JsonResponse(told_entry(submit(applicant, json.loads(request.body))))
    return HttpResponseNotAllowed(["GET", "POST"])


UNDER_REVIEW, CONFIRMING, CONFIRMED, NOTHING = 1, 1, 3, 4


@transaction.atomic
def submit(applicant, body):
    now = datetime.now(timezone.utc)
    times = {"created_at": now, "updated_at": now}
    entry = Entry.objects.create(
        brand=os.environ["BRAND"],
        applicant_id=applicant,
        code=f"django-{applicant}",
        status=UNDER_REVIEW,
        account_activity_statement_confirmation_status=CONFIRMED,
        financial_statement_confirmation_status=CONFIRMED,
        purchase_amount_desired=int(body["purchase_amount_desired"]),
        purpose=body["purpose"],
        bank_account=None,
        banks=[],
        **times,
    )
    Claim.objects.bulk_create(
        Claim(
            entry=entry,
            applicant_id=applicant,
            place=place,
            code=f"django-{applicant}-{place}",
            status=UNDER_REVIEW,
            invoice_confirmation_status=CONFIRMING,
            additional_doc_confirmation_status=NOTHING,
            **claim_fields(claim),
            **times,
        )
        for place, claim in enumerate(body["claims"], start=1)
    )
    History.objects.create(entry=entry, at=now, act="submit", actor="applicant", to_status=UNDER_REVIEW, note="")
    Notice.objects.create(
        brand=entry.brand, applicant_id=applicant, entry_id=entry.id, at=now, title="受け付けました", body="本文"
    )
    mail = Mail.objects.create(
        brand=entry.brand, recipient="a@example.jp", subject="受け付けました", body="本文", created_at=now
    )
    Job.objects.create(kind="send-mail", payload={"mail": mail.id}, run_at=now)
    return with_all(Entry.objects).get(id=entry.id)


def claim_fields(claim):
    return {
        **dict.fromkeys(["deducts_bank_charge", "withholds_tax", "forbids_transfer"], False),
        **claim,
        "amount": int(claim["amount"]),
        "scheduled_deposit_amount_from_obliger": int(claim["scheduled_deposit_amount_from_obliger"]),
        "obliger_payment_date": date.fromisoformat(claim["obliger_payment_date"]),
    }


urlpatterns = [path("api/entries/", entries)]
application = get_wsgi_application()
