package doctor

import (
	"context"
	"fmt"
	"time"
)

// Replica is what is known of the database's replica.
type Replica struct {
	Place    string                                                         // as the administrator wrote it; empty: there is none
	Err      error                                                          // why it cannot be looked at, or Litestream cannot run
	Changed  func(context.Context) (time.Time, error)                       // when it last received something; zero: never
	Uncopied func(context.Context) (files int, oldest time.Time, err error) // image files without a copy beside it; nil: none are copied
	Written  func() time.Time                                               // when the database was last written
	Running  bool                                                           // a server works on the database
	Public   bool                                                           // it is a site on the internet
	Now      func() time.Time
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
	files, finding := r.files(ctx, see)
	if finding != nil {
		return *finding
	}
	return good("the replica at %s received its last change %s ago%s", r.Place, length(age), files)
}

// files says what there is to say of the copies of image files: an addition to what is good, or what is not good.
func (r Replica) files(ctx context.Context, see string) (string, *Finding) {
	if r.Uncopied == nil {
		return "", nil
	}
	missing, oldest, err := r.Uncopied(ctx)
	var finding Finding
	switch {
	case err != nil:
		finding = bad(see, "the copies of image files at %s cannot be compared: %v", r.Place, err)
	case missing == 0:
		return ", and has copies of all image files", nil
	case r.Running && r.Now().Sub(oldest) > replicaLate:
		finding = bad(see+" A first copy of all files takes its time; run this again.", "%d image files are not copied to the replica at %s, the oldest since %s", missing, r.Place, length(r.Now().Sub(oldest)))
	case r.Running:
		return fmt.Sprintf("; %d new image files are about to be copied", missing), nil
	default:
		finding = note("The next start copies them. Until then, keep the data folder.", "%d image files are not copied to the replica at %s", missing, r.Place)
	}
	return "", &finding
}
