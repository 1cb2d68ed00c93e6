package doctor_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"pellucid/internal/doctor"
)

func TestAReplicaIsJudgedByWhenItLastReceivedSomething(t *testing.T) {
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	ago := func(d time.Duration) time.Time { return now.Add(-d) }
	for name, test := range map[string]struct {
		replica doctor.Replica
		changed time.Time
		err     error
		level   doctor.Level
		says    string
	}{
		"none, on a trial":                          {doctor.Replica{}, time.Time{}, nil, doctor.Note, "not replicated"},
		"none, on a public site":                    {doctor.Replica{Public: true}, time.Time{}, nil, doctor.Note, "since the last backup is lost"},
		"no Litestream":                             {doctor.Replica{Place: "/r", Err: errors.New("litestream is not there")}, now, nil, doctor.Bad, "litestream is not there"},
		"a place that cannot be read":               {doctor.Replica{Place: "/r"}, now, errors.New("access denied"), doctor.Bad, "access denied"},
		"a server that has sent nothing":            {doctor.Replica{Place: "/r", Running: true}, time.Time{}, nil, doctor.Bad, "received nothing"},
		"no server, and nothing yet":                {doctor.Replica{Place: "/r"}, time.Time{}, nil, doctor.Note, "received nothing"},
		"one that keeps up":                         {doctor.Replica{Place: "/r", Running: true}, ago(time.Minute), nil, doctor.Good, "60 seconds ago"},
		"one that stopped":                          {doctor.Replica{Place: "/r", Running: true}, ago(40 * time.Minute), nil, doctor.Bad, "40 minutes ago"},
		"one that got all before the server ended":  {doctor.Replica{Place: "/r"}, ago(3 * time.Hour), nil, doctor.Good, "3 hours ago"},
		"one that lacks what the server wrote last": {doctor.Replica{Place: "/r"}, ago(5 * time.Hour), nil, doctor.Note, "2 hours before the server ended"},
	} {
		t.Run(name, func(t *testing.T) {
			r := test.replica
			r.Now, r.Written = func() time.Time { return now }, func() time.Time { return ago(3 * time.Hour) }
			r.Changed = func(context.Context) (time.Time, error) { return test.changed, test.err }
			want(t, r.Check(), test.level, test.says)
		})
	}
}

func TestImageFilesThatAreNotCopiedToTheReplicaAreTold(t *testing.T) {
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	for name, test := range map[string]struct {
		running bool
		missing int
		age     time.Duration
		err     error
		level   doctor.Level
		says    string
	}{
		"all are copied":                {true, 0, 0, nil, doctor.Good, "has copies of all image files"},
		"new ones":                      {true, 5, time.Minute, nil, doctor.Good, "5 new image files are about to be copied"},
		"old ones":                      {true, 7, time.Hour, nil, doctor.Bad, "7 image files are not copied"},
		"a server that ended too early": {false, 2, time.Hour, nil, doctor.Note, "2 image files are not copied"},
		"a place that cannot be listed": {true, 0, 0, errors.New("access denied"), doctor.Bad, "access denied"},
	} {
		t.Run(name, func(t *testing.T) {
			r := doctor.Replica{
				Place: "/r", Running: test.running, Now: func() time.Time { return now }, Written: func() time.Time { return now },
				Changed:  func(context.Context) (time.Time, error) { return now, nil },
				Uncopied: func(context.Context) (int, time.Time, error) { return test.missing, now.Add(-test.age), test.err },
			}
			want(t, r.Check(), test.level, test.says)
		})
	}
}
