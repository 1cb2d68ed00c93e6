package content

// CutHead is cutHead, for tests.
var CutHead = cutHead
