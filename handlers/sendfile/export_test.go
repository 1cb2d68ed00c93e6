package sendfile

var (
	Again = again
	Plain = plain
)
