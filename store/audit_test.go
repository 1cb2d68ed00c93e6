package store_test

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/testkit"
)

// written is a store whose audit log has six entries: three users, each suspended and let in again.
func written(t *testing.T) *testkit.Store {
	t.Helper()
	s := testkit.NewStore(t)
	for _, name := range []string{"mira", "omar", "ines"} {
		user := s.AddUser(t, name)
		if err := s.Suspend(t.Context(), domain.AdminID, user.ID, "spam from "+name); err != nil {
			t.Fatal(err)
		}
		s.Clock.Advance(time.Hour)
		if err := s.Reactivate(t.Context(), domain.AdminID, user.ID, name+" has explained it"); err != nil {
			t.Fatal(err)
		}
		s.Clock.Advance(time.Hour)
	}
	return s
}

func verify(t *testing.T, s *testkit.Store) (auditlog.Head, error) {
	t.Helper()
	return s.VerifyAudit(t.Context(), auditlog.Head{})
}

func TestAnAuditLogThatNobodyTouchedIsWhole(t *testing.T) {
	s := testkit.NewStore(t)
	if head, err := verify(t, s); err != nil || head.Entries != 0 {
		t.Fatalf("an empty log: %v, %v", head, err)
	}
	s = written(t)
	head, err := verify(t, s)
	if err != nil || head.Entries != 6 {
		t.Fatalf("got %v, %v", head, err)
	}
	noted, err := auditlog.ParseHead(head.String())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.VerifyAudit(t.Context(), noted); err != nil {
		t.Errorf("against its own head: %v", err)
	}
}

func TestTheAuditLogRefusesToBeChanged(t *testing.T) {
	s := written(t)
	for name, statement := range map[string]string{
		"an edit":             `UPDATE audit_log SET reason = 'nothing' WHERE id = 2`,
		"a removal":           `DELETE FROM audit_log WHERE id = 6`,
		"a replacement":       `INSERT OR REPLACE INTO audit_log SELECT id, actor_id, action, target, 'nothing', before, after, created_at, previous_hash, randomblob(32) FROM audit_log WHERE id = 6`,
		"one out of order":    `INSERT INTO audit_log SELECT 9, actor_id, action, target, reason, before, after, created_at, hash, randomblob(32) FROM audit_log WHERE id = 6`,
		"a seal put back":     `UPDATE audit_head SET entries = 5, hash = (SELECT hash FROM audit_log WHERE id = 5)`,
		"a seal taken away":   `DELETE FROM audit_head`,
		"a seal replaced":     `INSERT OR REPLACE INTO audit_head SELECT 1, 5, hash FROM audit_log WHERE id = 5`,
		"a seal of something": `UPDATE audit_head SET hash = randomblob(32)`,
	} {
		if err := s.TryExec(t, statement); err == nil {
			t.Errorf("%s was let through", name)
		}
	}
	if head, err := verify(t, s); err != nil || head.Entries != 6 {
		t.Errorf("afterwards: %v, %v", head, err)
	}
}

// unguarded is what somebody does first who has the file in their hands.
const unguarded = `
	DROP TRIGGER audit_log_no_update; DROP TRIGGER audit_log_no_delete; DROP TRIGGER audit_log_in_order;
	DROP TRIGGER audit_log_counted; DROP TRIGGER audit_head_only_grows; DROP TRIGGER audit_head_no_delete; DROP TRIGGER audit_head_no_replace;`

func TestEveryWayOfTamperingIsFoundAndNamed(t *testing.T) {
	for name, c := range map[string]struct{ statement, told string }{
		"another reason":          {`UPDATE audit_log SET reason = 'nothing' WHERE id = 2`, "Entry 2 was changed"},
		"another actor":           {`UPDATE audit_log SET actor_id = 7 WHERE id = 1`, "Entry 1 was changed"},
		"another action":          {`UPDATE audit_log SET action = 'user.praise' WHERE id = 3`, "Entry 3 was changed"},
		"another target":          {`UPDATE audit_log SET target = 'user:99' WHERE id = 4`, "Entry 4 was changed"},
		"another time":            {`UPDATE audit_log SET created_at = created_at + 1 WHERE id = 5`, "Entry 5 was changed"},
		"another before":          {`UPDATE audit_log SET before = '{}' WHERE id = 5`, "Entry 5 was changed"},
		"another after":           {`UPDATE audit_log SET after = '{}' WHERE id = 6`, "Entry 6 was changed"},
		"a letter moved on":       {`UPDATE audit_log SET action = 'user.suspen', target = 'd' || target WHERE id = 1`, "Entry 1 was changed"},
		"another hash":            {`UPDATE audit_log SET hash = zeroblob(32) WHERE id = 3`, "Entry 3 was changed"},
		"another link":            {`UPDATE audit_log SET previous_hash = zeroblob(32) WHERE id = 3`, "Entry 3 was changed"},
		"the first removed":       {`DELETE FROM audit_log WHERE id = 1`, "Entry 1 is missing"},
		"one removed":             {`DELETE FROM audit_log WHERE id = 3`, "Entry 3 is missing"},
		"one removed, moved up":   {`DELETE FROM audit_log WHERE id = 3; UPDATE audit_log SET id = id - 1 WHERE id > 3`, "Entry 3 was changed"},
		"two exchanged":           {`UPDATE audit_log SET id = -2 WHERE id = 2; UPDATE audit_log SET id = 2 WHERE id = 3; UPDATE audit_log SET id = 3 WHERE id = -2`, "Entry 2 was changed"},
		"the end cut off":         {`DELETE FROM audit_log WHERE id > 4`, "Entry 5 is missing"},
		"all of it gone":          {`DELETE FROM audit_log`, "Entry 1 is missing"},
		"one before the first":    {`INSERT INTO audit_log SELECT 0, actor_id, action, target, reason, before, after, created_at, hash, randomblob(32) FROM audit_log WHERE id = 6`, "Entry 0 has an invalid number"},
		"one put behind the last": {`INSERT INTO audit_log SELECT 7, actor_id, action, target, reason, before, after, created_at, hash, randomblob(32) FROM audit_log WHERE id = 6`, "Entry 7 was changed"},
		"the seal gone":           {`DELETE FROM audit_head`, "seal of the log is missing"},
		"another seal":            {`UPDATE audit_head SET hash = zeroblob(32)`, "Entry 6 is not the one"},
		"nothing but the guards":  {`SELECT 1`, "audit_log_no_update"},
	} {
		t.Run(name, func(t *testing.T) {
			s := written(t)
			s.Exec(t, unguarded+c.statement)
			_, err := verify(t, s)
			if domain.CodeOf(err) != domain.Conflict || !strings.Contains(err.Error(), c.told) {
				t.Errorf("got %v, want %q", err, c.told)
			}
		})
	}
}

// forged is the hash of an entry as somebody works it out who knows the rule: over what came before and every field, each
// behind its length.
func forged(t *testing.T, s *testkit.Store, id int) []byte {
	t.Helper()
	sum := sha256.New()
	for _, column := range []string{"previous_hash", "id", "actor_id", "action", "target", "reason", "before", "after", "created_at"} {
		field := testkit.One[[]byte](t, s, `SELECT CAST(`+column+` AS BLOB) FROM audit_log WHERE id = ?`, id)
		sum.Write(binary.BigEndian.AppendUint64(nil, uint64(len(field))))
		sum.Write(field)
	}
	return sum.Sum(nil)
}

func TestAForgerWhoMakesAnEntrysHashAnewIsFoundByTheNextOne(t *testing.T) {
	s := written(t)
	s.Exec(t, unguarded+`UPDATE audit_log SET reason = 'nothing' WHERE id = 3`)
	s.Exec(t, `UPDATE audit_log SET hash = ? WHERE id = 3`, forged(t, s, 3))
	if _, err := verify(t, s); err == nil || !strings.Contains(err.Error(), "Entry 4 doesn't follow entry 3") {
		t.Errorf("an entry in the middle: %v", err)
	}
	last := written(t)
	last.Exec(t, unguarded+`UPDATE audit_log SET reason = 'nothing' WHERE id = 6`)
	last.Exec(t, `UPDATE audit_log SET hash = ? WHERE id = 6`, forged(t, last, 6))
	if _, err := verify(t, last); err == nil || !strings.Contains(err.Error(), "Entry 6 is not the one the log was sealed with") {
		t.Errorf("the last entry, which nothing follows: %v", err)
	}
}

func TestALogWrittenAnewIsFoundByAHeadThatWasNotedDown(t *testing.T) {
	noted, err := verify(t, written(t))
	if err != nil {
		t.Fatal(err)
	}
	other := testkit.NewStore(t)
	for range 7 {
		if err := other.BeginViewAs(t.Context(), domain.AdminID, other.AddUser(t, "mira").ID, "a ticket"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := verify(t, other); err != nil {
		t.Fatalf("in itself it is whole: %v", err)
	}
	if _, err := other.VerifyAudit(t.Context(), noted); err == nil || !strings.Contains(err.Error(), "Entry 6 is not the one recorded earlier") {
		t.Errorf("got %v", err)
	}
	short := testkit.NewStore(t)
	if _, err := short.VerifyAudit(t.Context(), noted); err == nil || !strings.Contains(err.Error(), "Entry 1 is missing") {
		t.Errorf("a shorter log: %v", err)
	}
}

func TestTheAuditLogIsFilteredNewestFirst(t *testing.T) {
	s := written(t)
	begun := s.Clock.Now().Add(-6 * time.Hour)
	for name, c := range map[string]struct {
		filter auditlog.Filter
		want   int
	}{
		"all":             {auditlog.Filter{}, 6},
		"one action":      {auditlog.Filter{Action: "user.suspend"}, 3},
		"no such action":  {auditlog.Filter{Action: "user"}, 0},
		"one user":        {auditlog.Filter{Target: "user:3"}, 2},
		"all users":       {auditlog.Filter{Target: "user:"}, 6},
		"all tiers":       {auditlog.Filter{Target: "tier:"}, 0},
		"the actor":       {auditlog.Filter{ActorID: domain.AdminID}, 6},
		"somebody else":   {auditlog.Filter{ActorID: 7}, 0},
		"the first hour":  {auditlog.Filter{Until: begun.Add(time.Hour)}, 1},
		"the last hours":  {auditlog.Filter{From: begun.Add(4 * time.Hour)}, 2},
		"action and time": {auditlog.Filter{Action: "user.reactivate", From: begun, Until: begun.Add(4 * time.Hour)}, 2},
	} {
		page, err := s.AuditLog(t.Context(), c.filter, 0, 50)
		if err != nil || page.Total != c.want || len(page.Data) != c.want {
			t.Errorf("%s: %d of %d, %v; want %d", name, len(page.Data), page.Total, err, c.want)
		}
	}
	page, err := s.AuditLog(t.Context(), auditlog.Filter{}, 1, 2)
	if err != nil || len(page.Data) != 2 || page.Data[0].ID != 5 || page.Data[1].ID != 4 {
		t.Errorf("the second page: %+v, %v", page.Data, err)
	}
	if e := page.Data[1]; e.Action != "user.reactivate" || e.Reason != "omar has explained it" || string(e.Before.(json.RawMessage)) != `{"inactive_reason":"spam from omar","is_active":false}` {
		t.Errorf("an entry reads %+v", e)
	}
}
