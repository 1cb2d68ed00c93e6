// Leaky is a server with two holes, SQL in a search and markup in a greeting. make security attacks it first: tools that do
// not find these would not find any.
package main

import (
	"database/sql"
	"fmt"
	"log"
	"net/http"
	"os"

	_ "github.com/mattn/go-sqlite3"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: leaky ADDRESS")
	}
	db, err := sql.Open("sqlite3", "file:/leaky?vfs=memdb")
	if err != nil {
		log.Fatal(err)
	}
	if _, err := db.Exec(`CREATE TABLE pets (name TEXT, owner TEXT); INSERT INTO pets VALUES ('rex', 'mira'), ('tom', 'kim'), ('max', 'lee')`); err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("GET /{$}", index)
	http.HandleFunc("GET /pets", pets(db))
	http.HandleFunc("GET /hello", hello)
	log.Fatal(http.ListenAndServe(os.Args[1], nil))
}

func index(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	fmt.Fprint(w, `<!doctype html><title>Leaky</title><a href="/pets?name=rex">Rex</a> <a href="/hello?who=you">Hello</a>`)
}

// pets is the hole for sqlmap: the name goes into the SQL as it came.
func pets(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		rows, err := db.QueryContext(r.Context(), `SELECT name FROM pets WHERE name LIKE '%`+r.FormValue("name")+`%'`)
		if err != nil {
			fmt.Fprint(w, "<p>No such pet")
			return
		}
		defer rows.Close()
		for rows.Next() {
			var name string
			if err := rows.Scan(&name); err != nil {
				log.Print(err)
			}
			fmt.Fprintf(w, "<li>The pet that is called %s", name)
		}
	}
}

// hello is the hole for wapiti: the name goes into the page as it came.
func hello(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	fmt.Fprintf(w, "<!doctype html><title>Hello</title><p>Hello %s", r.FormValue("who"))
}
