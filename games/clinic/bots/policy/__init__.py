"""The parts of the policy of `easy`: how it values building, hiring, admitting, moving and parking."""
