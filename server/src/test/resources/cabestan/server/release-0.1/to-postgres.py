"""Writes a SQLite database of release 0.1 as statements for PostgreSQL, each ended by ';' at the end of a line.

python3 to-postgres.py DATA_FOLDER SCHEMA_FOLDER > postgres.sql

SCHEMA_FOLDER holds 1.sql to 3.sql of the release. On PostgreSQL the signing key is a row, not a file.
"""

import pathlib
import re
import sqlite3
import sys

data, schema = (pathlib.Path(argument) for argument in sys.argv[1:])
ROWS_OF_A_STATEMENT = 100


def literal(value):
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


def inserts(table, columns, rows):
    for start in range(0, len(rows), ROWS_OF_A_STATEMENT):
        tuples = ["(" + ", ".join(map(literal, row)) + ")" for row in rows[start : start + ROWS_OF_A_STATEMENT]]
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES\n" + ",\n".join(tuples)
        assert ";\n" not in statement
        print(statement + ";")


print("CREATE TABLE schema_version (version INTEGER PRIMARY KEY);")
for version in (1, 2, 3):
    print(re.sub(r"\s*--.*", "", (schema / f"{version}.sql").read_text()).strip())
database = sqlite3.connect(data / "cabestan.db")
for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall():
    found = database.execute(f"SELECT * FROM {table}")
    inserts(table, [column[0] for column in found.description], found.fetchall())
inserts("house", ["name", "value"], [("signing-key", (data / "signing.key").read_text())])
