package doctor

import (
	"context"
	"time"
)

// Replica is what is known of the database's replica.
type Replica struct {
	Place   string                                   // as the administrator wrote it; empty: there is none
	Err     error                                    // why it cannot be looked at, or Litestream cannot run
	Changed func(context.Context) (time.Time, error) // when it last received something; zero: never
	Written func() time.Time                         // when the database was last written
	Running bool                                     // a server works on the database
	Public  bool                                     // it is a site on the internet
	Now     func() time.Time
}

// How far a replica may be behind: a server writes once a minute so that there is something to send.
const (
	replicaLate  = 5 * time.Minute // while a server runs
	replicaLacks = 2 * time.Minute // after its end: the last checkpoint changes the file and holds nothing new
)

// Check says whether the replica receives what is written.
func (r Replica) Check() Check { return Check{"replica", r.look} }

func (r Replica) look(ctx context.Context) Finding {
	switch {
	case r.Place == "" && r.Public:
		return note("Set --replica; docs/operating.md says how.", "the database is not replicated: after a disk failure, what was written since the last backup is lost")
	case r.Place == "":
		return note("", "the database is not replicated")
	case r.Err != nil:
		return bad("", "the replica at %s: %v", r.Place, r.Err)
	}
	changed, err := r.Changed(ctx)
	const see = `Look at the log lines "the replica's process …", and whether the server runs with --replica.`
	age := r.Now().Sub(changed)
	switch {
	case err != nil:
		return bad(see, "the replica at %s cannot be read: %v", r.Place, err)
	case changed.IsZero() && r.Running:
		return bad(see, "the replica at %s has received nothing", r.Place)
	case changed.IsZero():
		return note("The next start begins it.", "the replica at %s has received nothing", r.Place)
	case r.Running && age > replicaLate:
		return bad(see, "the replica at %s is stopped: it received its last change %s ago, and the server writes one every minute", r.Place, length(age))
	case !r.Running && r.Written().Sub(changed) > replicaLacks:
		return note("The next start sends what is missing. Until then, keep the data folder.", "the replica at %s lacks what was written in the last %s before the server ended", r.Place, length(r.Written().Sub(changed)))
	}
	return good("the replica at %s received its last change %s ago", r.Place, length(age))
}
